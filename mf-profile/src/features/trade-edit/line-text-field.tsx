import { TextAreaField, TextField } from '@bazaar/ui/input';
import { type ComponentProps, memo } from 'react';
import { lineFieldId } from './problems.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';
import { useFieldLeaving, useLineWriting } from './use-line.ts';

interface LineField {
  lineKey: string;
}

type Own = 'id' | 'value' | 'onChange' | 'onBlur';
type LineTextFieldProps = LineField &
  Omit<ComponentProps<typeof TextField>, Own> & { part: 'title' | 'unit' | 'targetPrice' };

/** A text of a line. It follows its own text alone: a letter in another field does not draw it. */
export const LineTextField = memo(function LineTextField({ lineKey, part, ...field }: LineTextFieldProps) {
  const value = useSmallStore(useDraft().lines.of(lineKey), (line) => line?.[part] ?? '');
  const write = useLineWriting(lineKey);
  const leave = useFieldLeaving(lineKey, part);
  return (
    <TextField
      {...field}
      id={lineFieldId(lineKey, part)}
      value={value}
      onBlur={leave}
      onChange={(event) => write({ [part]: event.currentTarget.value })}
    />
  );
});

/** The properties of a line, one in each row of the text. */
export const LineProperties = memo(function LineProperties({
  lineKey,
  ...field
}: LineField & Omit<ComponentProps<typeof TextAreaField>, Own>) {
  const value = useSmallStore(useDraft().lines.of(lineKey), (line) => line?.properties ?? '');
  const write = useLineWriting(lineKey);
  const leave = useFieldLeaving(lineKey, 'properties');
  return (
    <TextAreaField
      {...field}
      id={lineFieldId(lineKey, 'properties')}
      value={value}
      onBlur={leave}
      onChange={(event) => write({ properties: event.currentTarget.value })}
    />
  );
});
