/** The maximum length of a name that the service accepts. */
const MAX_NAME_LENGTH = 200;

/** The unique name in the rest of an address, without superfluous slashes; null when no page can have it. */
export function pageNameOf(rest: string | undefined): string | null {
  const name = (rest ?? '').split('/').filter(Boolean).join('/');
  return name === '' || name.length > MAX_NAME_LENGTH ? null : name;
}

/** Addresses of the platform itself: endpoints, files of the shell and of remotes, files for machines. */
export function isReservedPath(name: string): boolean {
  return /^(api(\/|$)|[_.])/i.test(name);
}
