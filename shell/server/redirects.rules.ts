interface Redirect {
  location: string;
  status: 301 | 302;
}

/** The redirects that every site has: a trailing slash, and what a plain form submits. Others are configuration. */
export function redirectByRule(url: URL): Redirect | null {
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
    return { location: url.pathname.replace(/\/+$/, '').replace(/^\/{2,}/, '/') + url.search, status: 301 };
  }
  return url.pathname === '/search' ? searchForm(url) : null;
}

/** The search box is a GET form, so that it works without JavaScript. */
function searchForm(url: URL): Redirect {
  const key = (url.searchParams.get('key') ?? '').trim().slice(0, 120);
  const scope = url.searchParams.get('scope');
  const query = scope && scope !== 'everywhere' ? `?${new URLSearchParams({ scope })}` : '';
  return { location: key ? `/search/${encodeURIComponent(key)}${query}` : '/', status: 302 };
}
