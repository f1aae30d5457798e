import type { CustomerProfile } from '@bazaar/contracts/merchant';
import { formatPercent } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { mdiCheckCircle } from '@mdi/js';
import styles from './completeness-card.module.css';
import { FieldLink } from './error-summary.tsx';
import { messages } from './messages.ts';
import { PROFILE_FIELDS } from './profile-fields.ts';

const words = messages.completeness;
const HUNDRED = 100;

/** How much of the saved data is filled in, and a link to the next missing field. */
export function CompletenessCard({
  profile: { completeness, isComplete, nextStep },
}: {
  profile: CustomerProfile;
}) {
  return (
    <Card as="section" labelledBy="completeness">
      <CardHead
        id="completeness"
        title={words.title}
        actions={<b>{formatPercent(completeness / HUNDRED)}</b>}
      />
      <CardBody>
        <div className={styles.body}>
          <progress
            className={styles.bar}
            max={HUNDRED}
            value={completeness}
            aria-labelledby="completeness"
          />
          {nextStep === null ? (
            <p className={styles.done}>
              <Icon path={mdiCheckCircle} size="sm" /> {words.done}
            </p>
          ) : (
            <>
              <p className={styles.note}>{isComplete ? words.ready : words.notReady}</p>
              <NextStep {...nextStep} />
            </>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

function NextStep({ field, title }: NonNullable<CustomerProfile['nextStep']>) {
  const known = PROFILE_FIELDS.find((name) => name === field);
  return (
    <p>
      {words.next} {known === undefined ? title : <FieldLink field={known}>{title}</FieldLink>}
    </p>
  );
}
