import { foldFa } from '@bazaar/locale';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { lineInput } from './line-input.rules.ts';

export type Side = 'mine' | 'theirs';

/** A field of the form that is no line. */
type FieldName = Exclude<keyof DraftForm, 'lines'>;

/** One thing in which two versions differ. A line is null on the side that does not have it. */
export type Difference = { id: string; preferred: Side } & (
  | { kind: 'line'; mine: LineForm | null; theirs: LineForm | null }
  | { kind: 'field'; field: FieldName }
);

interface Versions {
  /** What is typed in this page. */
  mine: DraftForm;
  /** What the service has now. */
  theirs: DraftForm;
  /** What the service had when this page last agreed with it; null when that is not known. */
  base: DraftForm | null;
}

const FIELDS: readonly FieldName[] = [
  'addressId',
  'needBy',
  'poNumber',
  'payment',
  'delivery',
  'inspection',
  'note',
  'documents',
];

/** In what two versions differ, lines first. What I have not touched is preferred as the others have it. */
export function findDifferences({ mine, theirs, base }: Versions): Difference[] {
  return [...lineDifferences({ mine, theirs, base }), ...fieldDifferences({ mine, theirs, base })];
}

function lineDifferences({ mine, theirs, base }: Versions): Difference[] {
  const [own, other] = [byIdentity(mine.lines), byIdentity(theirs.lines)];
  const former = base === null ? null : byIdentity(base.lines);
  const ids = [...new Set([...own.keys(), ...other.keys()])];
  return ids.flatMap((id): Difference[] => {
    const [here, there] = [own.get(id) ?? null, other.get(id) ?? null];
    if (isSameLine(here, there)) {
      return [];
    }
    const isUntouched = former !== null && isSameLine(here, former.get(id) ?? null);
    return [{ kind: 'line', id, mine: here, theirs: there, preferred: isUntouched ? 'theirs' : 'mine' }];
  });
}

function fieldDifferences({ mine, theirs, base }: Versions): Difference[] {
  return FIELDS.filter((field) => valueKey(mine, field) !== valueKey(theirs, field)).map((field) => {
    const isUntouched = base !== null && valueKey(mine, field) === valueKey(base, field);
    return { kind: 'field', id: field, field, preferred: isUntouched ? 'theirs' : 'mine' };
  });
}

/** The form of the chosen sides: mine, with everything replaced for which the other side was chosen. */
export function mergeForms(
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
  differences: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): DraftForm {
  const isTheirs = ({ id, preferred }: Difference) => (choices[id] ?? preferred) === 'theirs';
  const taken = differences.filter(isTheirs);
  const fields = taken.flatMap((difference) => (difference.kind === 'field' ? [difference.field] : []));
  const changed = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  return { ...mine, ...changed, lines: mergeLines(mine.lines, taken) };
}

function mergeLines(lines: readonly LineForm[], taken: readonly Difference[]): LineForm[] {
  const found = taken.flatMap((difference) => (difference.kind === 'line' ? [difference] : []));
  const replaced = new Map(found.flatMap(({ mine, theirs }) => (mine ? [[mine.key, theirs] as const] : [])));
  const added = found.flatMap(({ mine, theirs }) => (mine === null && theirs !== null ? [theirs] : []));
  const kept = lines.flatMap((line) => {
    const other = replaced.get(line.key);
    if (other === undefined) {
      return [line];
    }
    // The row keeps its key, so that the focus stays in it.
    return other === null ? [] : [{ ...other, key: line.key }];
  });
  return [...kept, ...added];
}

/** Lines by what they are about: their item, or their words; repeated ones are numbered. */
function byIdentity(lines: readonly LineForm[]): Map<string, LineForm> {
  const found = new Map<string, LineForm>();
  for (const line of lines) {
    const name = line.item === null ? `text:${foldFa(line.title)}` : `item:${line.item.id}`;
    let number = 1;
    while (found.has(`${name}#${number}`)) {
      number += 1;
    }
    found.set(`${name}#${number}`, line);
  }
  return found;
}

function isSameLine(first: LineForm | null, second: LineForm | null): boolean {
  return first === null || second === null ? first === second : lineKey(first) === lineKey(second);
}

function lineKey(line: LineForm): string {
  const { quantity, targetPrice, unit, properties, title } = line;
  return JSON.stringify(lineInput(line) ?? { quantity, targetPrice, unit, properties, title });
}

function valueKey(form: DraftForm, field: FieldName): string {
  const value = form[field];
  if (field === 'documents') {
    return JSON.stringify(form.documents.map(({ typeId, fileId }) => [typeId, fileId]));
  }
  return JSON.stringify(typeof value === 'string' ? value.trim() : value);
}
