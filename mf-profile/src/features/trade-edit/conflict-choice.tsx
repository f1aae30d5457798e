import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Radio } from '@bazaar/ui/checkbox';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useId } from 'react';
import type { Difference, Side } from './conflict.rules.ts';
import styles from './conflict-dialog.module.css';
import { conflictMessages as messages } from './conflict-messages.ts';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { messages as formMessages } from './messages.ts';

interface ConflictChoiceProps {
  difference: Difference;
  mine: DraftForm;
  theirs: DraftForm;
  addressName: (id: number) => string;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One thing that differs: both versions of it beside each other. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { difference, mine, theirs, addressName, side, onChoose } = props;
  const name = useId();
  const textOf = (which: Side, form: DraftForm) =>
    difference.kind === 'line' ? lineText(difference[which]) : fieldText(form, difference.field, addressName);
  const texts = { mine: textOf('mine', mine), theirs: textOf('theirs', theirs) };
  const sides = [
    { side: 'mine', label: messages.conflictMine },
    { side: 'theirs', label: messages.conflictTheirs },
  ] as const;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.subject}>
        <IsolatedRuns text={subjectOf(difference)} />
      </legend>
      {sides.map((option) => (
        <div key={option.side} className={styles.side}>
          <Radio
            name={name}
            checked={side === option.side}
            onChange={() => onChoose(option.side)}
            label={
              <>
                <span className={styles.label}>{option.label}</span>
                <bdi className={styles.text}>{texts[option.side]}</bdi>
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  );
}

function subjectOf(difference: Difference): string {
  if (difference.kind === 'field') {
    return messages.fieldNames[difference.field];
  }
  const line = difference.mine ?? difference.theirs;
  return line?.item?.title ?? line?.title ?? '';
}

type FieldName = Extract<Difference, { kind: 'field' }>['field'];

function fieldText(form: DraftForm, field: FieldName, addressName: (id: number) => string): string {
  const { addressId, needBy, documents } = form;
  switch (field) {
    case 'needBy':
      return needBy === null ? messages.conflictEmpty : formatJalaliLong(needBy);
    case 'addressId':
      return addressId === null ? messages.conflictEmpty : addressName(addressId);
    case 'documents':
      return formMessages.documentCount(formatNumber(documents.length));
    default:
      return form[field] === '' ? messages.conflictEmpty : form[field];
  }
}

function lineText(line: LineForm | null): string {
  if (line === null) {
    return messages.conflictAbsent;
  }
  const parts = [
    messages.lineSummary(line.quantity, line.unit),
    ...(line.targetPrice === '' ? [] : [messages.lineTarget(line.targetPrice)]),
    ...(line.acceptsSubstitute ? [formMessages.substitute] : []),
    ...(line.properties === '' || line.item !== null ? [] : [line.properties.replaceAll('\n', ' · ')]),
  ];
  return parts.join(' · ');
}
