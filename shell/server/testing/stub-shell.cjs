// @ts-nocheck: in place of a compiled bundle, whose types are those of `shell/src/server.tsx`
/**
 * A shell's bundle for tests of render workers, without React: a page at `/<remote>/…` is what the remote's own `load`
 * returns for the address's query, and is left to the browser when that fails or takes longer than a second.
 */
const TIMEOUT_MS = 1000;
/** So long a page at an address with `?slow` waits for itself, whatever the remote does. */
const SLOW_MS = 8000;

exports.BOOT_ELEMENT_ID = 'bazaar-boot';
exports.FIRST_FILES_ID = 'bazaar-first';
exports.LATER_FILES_ID = 'bazaar-later';
exports.STREAMED_QUERIES = '__bazaarQueries';
exports.inlineScript = 'inline()';
exports.startScript = 'start()';
exports.styleDeadlineScript = '';
exports.developmentScript = '';
exports.uiChunkOf = (part) => `ui-${part}`;
exports.partOf = (request) => request;
exports.sharedModules = {};
exports.sharedUi = {};
exports.preloadAllFamilies = async () => undefined;
exports.createServerHost = ({ config }) => ({ config, queryClient: {} });
exports.RemoteUnavailable = class RemoteUnavailable extends Error {};
exports.LoadedRemote = class LoadedRemote {
  constructor(remote, version) {
    this.remote = remote;
    this.version = version;
  }
};

exports.preparePage = async ({ composition, registry, request, publicOrigin }) => {
  const url = new URL(request.url);
  const name = url.pathname.split('/')[1];
  const remote = composition.remotes.find((each) => each.name === name);
  const data = remote ? await loadInTime(remote, registry, url) : { title: 'home' };
  return {
    kind: 'page',
    status: 200,
    head: {
      title: data.head ? data.head() : (data.title ?? ''),
      description: '',
      canonical: publicOrigin + url.pathname,
      robots: null,
      openGraphType: 'website',
      feed: null,
      jsonLd: data.jsonLd ?? [],
    },
    matched: remote ? { remote: name, pattern: remote.routes[0].pattern } : null,
    mode: data.pending ? 'client' : 'server',
    hydration: { loaderData: { page: { ...data, head: undefined, later: undefined } }, errors: null },
    queries: { queries: [], mutations: [] },
    shellChunk: null,
    slots: [],
    element: data,
  };
};

async function loadInTime(remote, registry, url) {
  if (remote.routes[0].render === 'client') {
    return { pending: true };
  }
  if (url.searchParams.has('slow')) {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  }
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), TIMEOUT_MS);
  });
  try {
    const work = registry.load(remote.name, async (loaded) => loaded.remote.load(url.searchParams));
    return await Promise.race([work, late]);
  } catch {
    return { pending: true };
  } finally {
    clearTimeout(timer);
  }
}

/** The title is the markup; what `later` resolves with follows in a second part. */
exports.renderStream = (data, { onShellReady, onError }) => {
  setImmediate(() =>
    onShellReady((to) => {
      to.write(`<main>${data.pending ? '' : data.title}</main>`);
      if (!data.later) {
        to.end();
        return;
      }
      data.later().then(
        (text) => {
          to.write(text);
          to.end();
        },
        (error) => {
          onError(error);
          to.end();
        },
      );
    }),
  );
  return { abort() {} };
};
