import type { WaitingCompany } from '@bazaar/contracts/merchant';
import { formatJalaliDateTime, isolate, toPersianDigits } from '@bazaar/locale';
import { Note } from '@bazaar/ui/note';
import { useState } from 'react';
import { DecisionButtons } from '../decision-buttons.tsx';
import { DecisionForm } from '../decision-form.tsx';
import { reasonFault } from '../reason.rules.ts';
import { useBusy } from '../use-busy.ts';
import styles from '../waiting-item.module.css';
import facts from './company-facts.module.css';
import { messages } from './messages.ts';

interface WaitingCompanyItemProps {
  company: WaitingCompany;
  /** With the reason of a refusal, or null to confirm; false when nothing was decided. */
  onDecide: (reason: string | null) => Promise<boolean>;
}

/** One company with what its owner declares, and both decisions. */
export function WaitingCompanyItem({ company, onDecide }: WaitingCompanyItemProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { isBusy, run } = useBusy();
  const { companyName, declaredAt, taken } = company;
  const name = isolate(companyName);
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <b>
          <bdi>{companyName}</bdi>
        </b>
        <span>{messages.declared(formatJalaliDateTime(declaredAt))}</span>
      </p>
      <CompanyFacts company={company} />
      {taken !== null && <Note tone="warning">{messages.taken[taken]}</Note>}
      {isRefusing ? (
        <DecisionForm
          label={messages.reason}
          faultOf={reasonFault}
          kind="danger"
          words={{ send: messages.sendRefusal, sending: messages.saving, cancel: messages.cancel }}
          isBusy={isBusy}
          onSend={(reason) => run(onDecide(reason))}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <DecisionButtons
          isBusy={isBusy}
          now={{
            text: messages.confirm,
            busyText: messages.saving,
            name: messages.confirmOf(name),
            onPress: () => run(onDecide(null)),
          }}
          ask={{ text: messages.refuse, name: messages.refuseOf(name), onPress: () => setRefusing(true) }}
        />
      )}
    </li>
  );
}

function CompanyFacts({ company }: Pick<WaitingCompanyItemProps, 'company'>) {
  const { nationalLegalId, economicCode, representative } = company;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{messages.legalId}</dt>
        <dd>
          <bdi dir="ltr">{toPersianDigits(nationalLegalId)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{messages.economicCode}</dt>
        <dd>
          {economicCode === null ? messages.missing : <bdi dir="ltr">{toPersianDigits(economicCode)}</bdi>}
        </dd>
      </div>
      <div>
        <dt>{messages.representative}</dt>
        <dd>
          <bdi>{representative ?? messages.missing}</bdi>
        </dd>
      </div>
    </dl>
  );
}
