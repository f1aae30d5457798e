interface TrustedPolicy {
  createScriptURL(url: string): string;
}

const policy = createPolicy();

/** Addresses of development servers; absent from a production build. */
const DEVELOPMENT_SERVERS = /^http:\/\/localhost:\d+\//;

/** Only files of the release mirror may be loaded by this policy; every other address is refused. */
function createPolicy(): TrustedPolicy {
  const rules = {
    createScriptURL(url: string) {
      if (process.env.NODE_ENV === 'development' && DEVELOPMENT_SERVERS.test(url)) {
        return url;
      }
      if (!isInMirror(url)) {
        throw new TypeError(`The script ${url} is not in the release mirror.`);
      }
      return url;
    },
  };
  const factory = (
    globalThis as { trustedTypes?: { createPolicy(name: string, r: typeof rules): TrustedPolicy } }
  ).trustedTypes;
  return factory ? factory.createPolicy('bazaar-loader', rules) : rules;
}

/** Checks the address as a browser resolves it: `/_r/../x` and `/\\host` are outside the mirror. */
function isInMirror(url: string): boolean {
  const { origin, pathname } = new URL(url, location.origin);
  return url.startsWith('/_r/') && origin === location.origin && pathname.startsWith('/_r/');
}

export interface ScriptRequest {
  url: string;
  integrity: string;
  timeoutMs: number;
}

/**
 * Runs one script whose bytes match `integrity`.
 * @throws Error when it cannot be fetched, does not match, or takes longer than `timeoutMs`.
 */
export function loadScript({ url, integrity, timeoutMs }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = policy.createScriptURL(url);
    const script = document.createElement('script');
    const end = (act: () => void) => {
      clearTimeout(timer);
      script.onload = null;
      script.onerror = null;
      script.remove();
      act();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`${url} took longer than ${timeoutMs} ms.`))),
      timeoutMs,
    );
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => end(resolve);
    script.onerror = () =>
      end(() => reject(new Error(`${url} could not be loaded or does not match its hash.`)));
    script.src = source;
    document.head.append(script);
  });
}
