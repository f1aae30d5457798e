import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiAlertCircleOutline } from '@mdi/js';
import { memo } from 'react';
import type { LineItem } from './draft-form.rules.ts';
import styles from './line-row.module.css';
import { LineProperties, LineTextField } from './line-text-field.tsx';
import { messages } from './messages.ts';
import { lineFieldId } from './problems.rules.ts';

interface LineSubjectProps extends Faults {
  lineKey: string;
  item: LineItem | null;
}

/** What is at fault, part by part: texts that have not changed draw nothing. */
interface Faults {
  title: string | undefined;
  unit: string | undefined;
  properties: string | undefined;
}

/** What a line is about: an item of the supplier, or the fields in which the buyer describes it. */
export const LineSubject = memo(function LineSubject({ lineKey, item, ...faults }: LineSubjectProps) {
  return item === null ? (
    <OwnWords lineKey={lineKey} {...faults} />
  ) : (
    <div id={lineFieldId(lineKey, 'title')} tabIndex={-1}>
      <p className={styles.title}>
        <IsolatedRuns text={item.title} />
      </p>
      <p className={styles.code}>
        <bdi dir="ltr">{item.sku}</bdi>
      </p>
      {faults.title !== undefined && (
        <p className={styles.fault}>
          <Icon path={mdiAlertCircleOutline} size="sm" />
          {faults.title}
        </p>
      )}
    </div>
  );
});

function OwnWords({ lineKey, title, unit, properties }: Faults & { lineKey: string }) {
  return (
    <>
      <LineTextField
        lineKey={lineKey}
        part="title"
        label={messages.lineTitle}
        dir="auto"
        maxLength={300}
        placeholder={messages.lineTitleHint}
        error={title}
      />
      <div className={styles.ownWords}>
        <LineTextField
          lineKey={lineKey}
          part="unit"
          label={messages.unit}
          maxLength={40}
          placeholder={messages.unitHint}
          error={unit}
        />
        <LineProperties
          lineKey={lineKey}
          label={messages.properties}
          dir="auto"
          rows={2}
          hint={messages.propertiesHint}
          error={properties}
        />
      </div>
    </>
  );
}
