import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useKeptAccount } from './account-deletion.mutations.ts';
import { accountDeletionQuery } from './account-deletion.queries.ts';
import styles from './deletion-banner.module.css';
import { messages } from './messages.ts';
import { ObstacleList } from './obstacle-list.tsx';

/** When the account will be deleted, and keeping it after all; nothing when its deletion was not asked for. */
export function DeletionBanner() {
  const { data } = useQuery(accountDeletionQuery(useHost().api));
  const keeping = useKeptAccount();
  if (!data?.dueAt) {
    return null;
  }
  return (
    <Note tone="warning">
      <div className={styles.banner}>
        <p>{messages.banner(formatJalaliDateTime(data.dueAt))}</p>
        {data.obstacles.length > 0 && (
          <>
            <p>{messages.putOff}</p>
            <ObstacleList obstacles={data.obstacles} />
          </>
        )}
        <Button busy={keeping.isPending} busyLabel={messages.keeping} onClick={() => keeping.mutate()}>
          {messages.keep}
        </Button>
      </div>
    </Note>
  );
}
