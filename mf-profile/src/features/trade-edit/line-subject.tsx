import { Icon } from '@bazaar/ui/icon';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiAlertCircleOutline } from '@mdi/js';
import type { LineForm } from './draft-form.rules.ts';
import styles from './line-row.module.css';
import { messages } from './messages.ts';
import { type LineFaults, lineFieldId } from './problems.rules.ts';

interface LineSubjectProps {
  line: LineForm;
  faults: LineFaults;
  onWrite: (part: Partial<LineForm>) => void;
}

/** What a line is about: an item of the supplier, or the fields in which the buyer describes it. */
export function LineSubject({ line, faults, onWrite }: LineSubjectProps) {
  return line.item === null ? (
    <OwnWords line={line} faults={faults} onWrite={onWrite} />
  ) : (
    <div id={lineFieldId(line.key, 'title')} tabIndex={-1}>
      <p className={styles.title}>
        <IsolatedRuns text={line.item.title} />
      </p>
      <p className={styles.code}>
        <bdi dir="ltr">{line.item.sku}</bdi>
      </p>
      {faults.title !== undefined && (
        <p className={styles.fault}>
          <Icon path={mdiAlertCircleOutline} size="sm" />
          {faults.title}
        </p>
      )}
    </div>
  );
}

function OwnWords({ line, faults, onWrite }: LineSubjectProps) {
  return (
    <>
      <TextField
        id={lineFieldId(line.key, 'title')}
        label={messages.lineTitle}
        dir="auto"
        maxLength={300}
        placeholder={messages.lineTitleHint}
        value={line.title}
        error={faults.title}
        onChange={(event) => onWrite({ title: event.currentTarget.value })}
      />
      <div className={styles.ownWords}>
        <TextField
          id={lineFieldId(line.key, 'unit')}
          label={messages.unit}
          maxLength={40}
          placeholder={messages.unitHint}
          value={line.unit}
          error={faults.unit}
          onChange={(event) => onWrite({ unit: event.currentTarget.value })}
        />
        <TextAreaField
          id={lineFieldId(line.key, 'properties')}
          label={messages.properties}
          dir="auto"
          rows={2}
          hint={messages.propertiesHint}
          value={line.properties}
          error={faults.properties}
          onChange={(event) => onWrite({ properties: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
