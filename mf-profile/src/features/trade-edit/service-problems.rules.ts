import type { FieldErrors } from './autosave.rules.ts';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { messages } from './messages.ts';
import { documentFieldId, FIELD_IDS, lineFieldId, lineName, type Problem } from './problems.rules.ts';

/** What was said against a form that was to be stored. */
export interface Refusal {
  /** As it was typed at that time. */
  form: DraftForm;
  /** The lines of it that were sent, in their order: half-typed ones are held back. */
  sentLines: readonly LineForm[];
  errors: FieldErrors;
}

/** What is still true of a refusal: what was changed since is no longer at fault. */
export function refusalProblems(refusal: Refusal, form: DraftForm): Problem[] {
  const sent = { ...refusal.form, lines: [...refusal.sentLines] };
  return Object.entries(refusal.errors)
    .filter(([field]) => !isChanged(field, refusal, form))
    .flatMap(([field, texts]) => texts.flatMap((text) => serviceProblem(field, text, sent) ?? []));
}

function isChanged(field: string, { form: before, sentLines }: Refusal, form: DraftForm): boolean {
  const line = entryOf(field, 'lines', sentLines);
  if (line !== undefined) {
    // A line keeps its identity while nothing of it changes.
    return !form.lines.includes(line);
  }
  const document = entryOf(field, 'documents', before.documents);
  if (document !== undefined) {
    return form.documents.every(({ fileId }) => fileId !== document.fileId);
  }
  const name = FORM_NAMES.get(field);
  return name !== undefined && form[name] !== before[name];
}

/** The fields of the contract that are one field of the form. */
const FORM_NAMES: ReadonlyMap<string, keyof DraftForm> = new Map([
  ['lines', 'lines'],
  ['deliveryAddressId', 'addressId'],
  ['needBy', 'needBy'],
  ['documents', 'documents'],
]);

/** The entry of a list that a field names: `lines[2].quantity`. */
function entryOf<Entry>(field: string, list: string, entries: readonly Entry[]): Entry | undefined {
  const [, name, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  return name === list ? entries[Number(index)] : undefined;
}

const PLACES: ReadonlyMap<string, Pick<Problem, 'step' | 'fieldId'>> = new Map([
  ['lines', { step: 'lines', fieldId: FIELD_IDS.addLine }],
  ['deliveryAddressId', { step: 'delivery', fieldId: FIELD_IDS.address }],
  ['needBy', { step: 'delivery', fieldId: FIELD_IDS.needBy }],
  ['documents', { step: 'terms', fieldId: FIELD_IDS.documents }],
]);

/** Where the service's own field names lead; null for a field that this form does not have. */
export function serviceProblem(field: string, text: string, form: DraftForm): Problem | null {
  const line = entryOf(field, 'lines', form.lines);
  if (line !== undefined) {
    const fieldId = lineFieldId(line.key, field.endsWith('.quantity') ? 'quantity' : 'title');
    const name = lineName(line, form.lines.indexOf(line));
    return { step: 'lines', fieldId, text: messages.lineProblem(name, text) };
  }
  const document = entryOf(field, 'documents', form.documents);
  if (document !== undefined) {
    return { step: 'terms', fieldId: documentFieldId(document.fileId), text };
  }
  const place = PLACES.get(field);
  return place === undefined ? null : { ...place, text };
}
