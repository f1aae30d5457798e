import type { Requirement } from './read-rows.ts';

interface Share {
  readonly all: number;
  readonly kept: number;
  readonly notApplicable: number;
  readonly open: number;
}

/** How many requirements of a level are what. */
export function shareOf(requirements: readonly Requirement[], level: 1 | 2): Share {
  const own = requirements.filter((one) => one.level === level);
  return {
    all: own.length,
    kept: own.filter(({ kept }) => kept !== undefined).length,
    notApplicable: own.filter(({ notApplicable }) => notApplicable !== undefined).length,
    open: own.filter(({ open }) => open !== undefined).length,
  };
}

/** The counts, the open requirements, and a table of all. */
export function requirementsToMarkdown(requirements: readonly Requirement[]): string {
  return [
    '| level | requirements | kept, with a test | not applicable | open |',
    '| ----: | -----------: | ----------------: | -------------: | ---: |',
    ...([1, 2] as const).map((level) => {
      const { all, kept, notApplicable, open } = shareOf(requirements, level);
      return `| ${level} | ${all} | ${kept} | ${notApplicable} | ${open} |`;
    }),
    '',
    '| | L | asks | here | test |',
    '| --- | ---: | --- | --- | --- |',
    ...requirements.map(rowOf),
  ].join('\n');
}

function rowOf({ id, level, asks, kept, test, notApplicable, open }: Requirement): string {
  const here = kept ?? (open === undefined ? `not applicable: ${notApplicable}` : `**open:** ${open}`);
  const named = test === undefined ? '' : `\`${test.file}\`: ${test.title}`;
  return `| ${id} | ${level} | ${asks} | ${cell(here)} | ${cell(named)} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('__', '\\_\\_');
}
