import type { BegunLines, LinePart } from './begun-lines.rules.ts';
import type { LineForm } from './draft-form.rules.ts';
import { lineFaults } from './faults.rules.ts';
import { isUntouched, type KnownItem, type LineFaults, lineFieldId } from './problems.rules.ts';

const PARTS: readonly LinePart[] = ['title', 'unit', 'properties', 'quantity', 'targetPrice'];

/** The faults that the row shows. */
function shownFaults(line: LineForm, faults: LineFaults, left?: ReadonlySet<LinePart>): LineFaults {
  if (isUntouched(line)) {
    return {};
  }
  return left === undefined
    ? faults
    : (Object.fromEntries(
        Object.entries(faults).filter(([part]) => left.has(part as LinePart)),
      ) as LineFaults);
}

/** {@link shownFaults} as one text, which stays the same while they do; empty without any. */
export function shownFaultsText(line: LineForm, known: KnownItem, left?: ReadonlySet<LinePart>): string {
  const faults = shownFaults(line, lineFaults(line, known), left);
  return Object.keys(faults).length === 0 ? '' : JSON.stringify(faults);
}

/** The ids of the controls of which nothing is said in this step yet. */
export function unsaidFieldIds(lines: readonly LineForm[], begun: BegunLines): ReadonlySet<string> {
  const unsaid = lines.flatMap((line) => {
    const left = isUntouched(line) ? new Set<LinePart>() : begun.get(line.key);
    return left === undefined
      ? []
      : PARTS.filter((part) => !left.has(part)).map((part) => lineFieldId(line.key, part));
  });
  return new Set(unsaid);
}
