import { DEVELOPMENT_VERSION, type RemoteDescriptor } from '@bazaar/contracts/platform';

/** A file that a page loads; an empty `integrity` means that no hash is checked. */
export interface PageFile {
  href: string;
  integrity: string;
}

/** Folder of a release, ending in a slash: in the mirror, or on the origin of a development server. */
export function releaseBase({ name, version }: RemoteDescriptor, origin: string): string {
  return version === DEVELOPMENT_VERSION ? `${origin}/${version}/` : `/_r/${name}/${version}/`;
}

/** A file of a release as the page names it. Files under development change under the same name and have no hash. */
export function releaseFile(descriptor: RemoteDescriptor, origin: string, file: string): PageFile {
  const isReleased = descriptor.version !== DEVELOPMENT_VERSION;
  return {
    href: releaseBase(descriptor, origin) + file,
    integrity: isReleased ? (descriptor.files[file]?.integrity ?? '') : '',
  };
}
