import { StepUpRegion } from '@bazaar/actions/step-up';
import type { AccountDeletion } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDeletionQuery } from '../../../common/account-deletion/account-deletion.queries.ts';
import { ObstacleList } from '../../../common/account-deletion/obstacle-list.tsx';
import { useDeletionRequest } from './account-deletion.mutations.ts';
import { messages } from './messages.ts';
import styles from './person-data.module.css';

const words = messages.deletion;

/** What deleting the account means, what is in its way, and asking for it. */
export function AccountDeletionCard() {
  const { data, isError, isFetching, refetch } = useQuery(accountDeletionQuery(useHost().api));
  return (
    <Card as="section" labelledBy="account-deletion">
      <CardHead id="account-deletion" title={words.title} />
      <CardBody>
        <div className={styles.body}>
          {isError && (
            <RegionError cause={words.unavailable} retrying={isFetching} onRetry={() => void refetch()} />
          )}
          {data && <Meaning waitingDays={data.waitingDays} />}
          {data && (data.dueAt === null ? <Asking state={data} /> : <p>{words.asked}</p>)}
        </div>
      </CardBody>
    </Card>
  );
}

function Meaning({ waitingDays }: Pick<AccountDeletion, 'waitingDays'>) {
  return (
    <>
      <p>{words.about(toPersianDigits(waitingDays))}</p>
      <ul className={styles.points}>
        {[words.goes, words.stays, words.backups, words.anew].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

function Asking({ state: { obstacles, waitingDays } }: { state: AccountDeletion }) {
  const [isOpen, setOpen] = useState(false);
  const { required, isBusy, failure, run, forget } = useDeletionRequest();
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    run();
  };
  return (
    <>
      {obstacles.length > 0 && (
        <Note tone="info">
          <p>{words.inTheWay}</p>
          <ObstacleList obstacles={obstacles} />
        </Note>
      )}
      {failure !== null && (
        <Note tone="danger" announced>
          {words.notAsked} {failure.detail ?? messages.tryLater}
        </Note>
      )}
      <Button
        kind="danger"
        busy={isBusy}
        busyLabel={words.asking}
        disabled={obstacles.length > 0}
        onClick={() => setOpen(true)}
      >
        {words.ask}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.dialog.title}
        description={words.about(toPersianDigits(waitingDays))}
        actions={
          <>
            <Button onClick={close}>{words.dialog.cancel}</Button>
            <Button kind="danger-solid" onClick={confirm}>
              {words.dialog.confirm}
            </Button>
          </>
        }
      />
      <StepUpRegion required={required} onConfirmed={run} onClose={forget} />
    </>
  );
}
