const LAST_POSSIBLE = 100_000;

/** The page that `?page=` asks for; the first one when it asks for none, or for what is no page. */
export function pageNumberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('page') ?? '1';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_POSSIBLE);
}
