/** The pages a pager shows: first, last, the current one and the adjacent ones; `gap` where pages are left out. */
export function pageWindow(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    if (number - before > 2) return [number > page ? 'gap-after' : 'gap-before', number];
    return [number];
  });
}
