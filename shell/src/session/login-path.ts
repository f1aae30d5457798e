import { login } from '@bazaar/contracts/paths';
import type { SignInReason } from '@bazaar/host';

interface LoginTarget {
  redirectPath: string;
  loginPerPage?: boolean;
  reason?: SignInReason | undefined;
}

/** Address of the login route that leads back to `redirectPath` (specification §4, "Routing"). */
export function loginPath({ redirectPath, loginPerPage = false, reason }: LoginTarget): string {
  const query = new URLSearchParams({
    redirectPath,
    ...(loginPerPage && { loginPerPage: 'true' }),
    ...(reason && { reason }),
  });
  return `${login}?${query}`;
}

/**
 * A path of this site that is safe to go to after signing in, or the home page. Absolute and protocol-relative
 * addresses, backslashes and control characters are refused; the rebuilt path is parsed once more, because cleaning
 * a path can produce a new attack (`/%09/evil` → `//evil`).
 */
export function safeRedirectPath(value: string | null, origin: string): string {
  const path = rebuild(value ?? '', origin);
  return path !== null && rebuild(path, origin) === path && !path.startsWith(login) ? path : '/';
}

function rebuild(path: string, origin: string): string | null {
  if (
    !/^\/(?![/\\])/.test(path) ||
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    /[\\\u0000-\u001f\u007f]/.test(path) ||
    path.length > 2048 ||
    !URL.canParse(path, origin)
  ) {
    return null;
  }
  const url = new URL(path, origin);
  const rebuilt = url.pathname + url.search + url.hash;
  return url.origin === origin && !rebuilt.startsWith('//') ? rebuilt : null;
}
