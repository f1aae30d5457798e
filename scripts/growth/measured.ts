import { SetupProblem } from '../console.ts';

/** Rates of FIGURES.md, each on a whole machine with two cores that client and database share. */
export interface Measured {
  readonly cachedDocuments: number;
  readonly newDocuments: number;
  readonly documentKb: number;
  readonly lists: number;
  readonly items: number;
  readonly searches: number;
  readonly transfers: number;
  readonly servicesMb: number;
}

/** Reads them from the text of FIGURES.md. @throws SetupProblem for one that is missing */
export function readMeasured(figures: string): Measured {
  // Other tables have rows of the same name.
  const services = figures.slice(
    figures.indexOf('<!-- services:'),
    figures.indexOf('<!-- end of services -->'),
  );
  return {
    cachedDocuments: firstNumber(figures, 'a cached document, the same bytes for each visitor'),
    newDocuments: firstNumber(figures, 'rendered anew for each request'),
    documentKb: matched(figures, /documents a second \(([\d.]+) kB each\)/),
    lists: firstNumber(services, 'list of 24'),
    items: firstNumber(services, 'by id'),
    searches: firstNumber(services, 'search'),
    transfers: firstNumber(services, 'ledger transfer'),
    servicesMb: matched(figures, /Memory of the server's process at that load: (\d+) MB/),
  };
}

/** The first number in the row of a table that begins with this cell. */
function firstNumber(figures: string, cell: string): number {
  return matched(figures, new RegExp(`^\\| ${cell} +\\| +([\\d.]+) `, 'm'));
}

function matched(figures: string, pattern: RegExp): number {
  const number = Number(pattern.exec(figures)?.[1]);
  if (!(number > 0)) {
    throw new SetupProblem(`FIGURES.md has no number for ${pattern}`, 'Run the bench that writes it');
  }
  return number;
}
