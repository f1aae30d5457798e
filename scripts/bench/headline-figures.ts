/**
 * The five figures that the README shows, read out of the tables of FIGURES.md, as a table in Markdown. Throws when a
 * table has lost the row or the column that one of them comes from.
 */
export function headlineFigures(figures: string): string {
  const cell = (row: string, column: string) => readCell(figures, row, column);
  const memory = readText(figures, /^Memory of the server's process at that load: (\d+ MB)/m);
  const [cold, warm] = [/the seed: ([\d.]+ s)/, /warm start: ([\d.]+ s)/].map((pattern) =>
    readText(figures, pattern),
  );
  return [
    '| figure | | goal |',
    '| --- | --- | --- |',
    `| largest paint of a product page, beside the same document without any script | ${cell('product', '× the floor (≤ 1.10)')} × | ≤ 1.10 × |`,
    `| JavaScript before that page is hydrated | ${cell('product', 'JS kB')} kB | ≤ 185 kB |`,
    `| from a click to the next page of the same remote | ${cell('product page → its supplier, a page of the same remote', 'at once ms')} ms | < 80 ms |`,
    `| Lighthouse of that page on a phone: performance / accessibility / best practices / SEO | ${cell('product', 'mobile (goal 85 / 100 / 95 / 100)')} | 85 / 100 / 95 / 100 |`,
    `| the services: a list of 24 beside a bare \`SELECT 1\`; memory; cold and warm start | ${cell('list of 24', '× SELECT 1')} ×; ${memory}; ${cold} and ${warm} | ≥ 0.18 ×; ≤ 200 MB; ≤ 20 s and ≤ 3 s |`,
  ].join('\n');
}

function readCell(text: string, row: string, column: string): string {
  for (const [head = [], , ...rows] of tablesOf(text)) {
    const at = head.indexOf(column);
    const value = rows.find(([first]) => first === row)?.[at];
    if (at > 0 && value !== undefined) {
      return value;
    }
  }
  throw new Error(`FIGURES.md has no row "${row}" with a column "${column}".`);
}

function readText(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) {
    throw new Error(`FIGURES.md has no text like ${pattern}.`);
  }
  return found;
}

/** Tables in Markdown, each as rows of trimmed cells. */
function tablesOf(text: string): string[][][] {
  return text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2)
    .map((lines) =>
      lines.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((value) => value.trim()),
      ),
    );
}
