import { TradeDraft, type TradeLineInput } from '@bazaar/contracts/trade';
import type { FieldErrors } from './autosave.rules.ts';
import { contentOf } from './draft-content.rules.ts';
import { draftErrors, textErrors } from './draft-errors.rules.ts';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { lineInput } from './line-input.rules.ts';

/** What is sent of a form, or why it cannot be: the errors that the service would give. */
export type DraftBody = { isValid: true; body: TradeDraft } | { isValid: false; errors: FieldErrors };

/** A line with what is sent of it. */
interface SentLine {
  line: LineForm;
  input: TradeLineInput;
}

/** A half-typed line must not hinder the rest from being stored, so it goes as it was stored before, or not at all. */
function sentLines({ lines }: DraftForm, stored: DraftForm): SentLine[] {
  const storedLines = new Map(stored.lines.map((line) => [line.key, line]));
  return lines.flatMap((line) => {
    const input = lineInput(line) ?? storedInput(storedLines.get(line.key));
    return input === null ? [] : [{ line, input }];
  });
}

/**
 * What is sent of a form.
 * @param stored the form that the service has
 */
export function bodyOf(form: DraftForm, stored: DraftForm): DraftBody {
  const lines = sentLines(form, stored).map(({ input }) => input);
  const parsed = TradeDraft.safeParse(contentOf(form, lines));
  const errors = parsed.success ? textErrors(parsed.data) : draftErrors(parsed.error.issues);
  return parsed.success && Object.keys(errors).length === 0
    ? { isValid: true, body: parsed.data }
    : { isValid: false, errors };
}

/** The lines of a form that are sent, so that one is found by the number that the service gives it. */
export function sentLinesOf(form: DraftForm, stored: DraftForm): LineForm[] {
  return sentLines(form, stored).map(({ line }) => line);
}

function storedInput(line: LineForm | undefined): TradeLineInput | null {
  return line === undefined ? null : lineInput(line);
}
