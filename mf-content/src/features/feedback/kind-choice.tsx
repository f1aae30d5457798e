import type { FeedbackKind } from '@bazaar/contracts/content';
import { Icon } from '@bazaar/ui/icon';
import { mdiBugOutline, mdiHelpCircleOutline, mdiLightbulbOnOutline, mdiScaleBalance } from '@mdi/js';
import { kindTitles } from '../../common/feedback/messages.ts';
import styles from './kind-choice.module.css';
import { messages } from './messages.ts';

const KINDS = [
  ['Defect', mdiBugOutline],
  ['Question', mdiHelpCircleOutline],
  ['Suggestion', mdiLightbulbOnOutline],
  ['Complaint', mdiScaleBalance],
] as const satisfies readonly (readonly [FeedbackKind, string])[];

interface KindChoiceProps {
  value: FeedbackKind;
  onChange: (kind: FeedbackKind) => void;
}

/** What the letter is; radio buttons side by side. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.kind}</legend>
      <div className={styles.options}>
        {KINDS.map(([kind, icon]) => (
          <label key={kind} className={styles.option}>
            <input
              type="radio"
              name="kind"
              className={styles.input}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon path={icon} />
            <span>{kindTitles[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
