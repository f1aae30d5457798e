import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiMagnify } from '@mdi/js';
import { useState } from 'react';
import { roomFor } from './draft-form.rules.ts';
import styles from './lines-step.module.css';
import { loadSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { useForm } from './use-draft.ts';

const loadHits = () => loadSecondPart().then(({ ItemHits }) => ItemHits);

/** The field that finds the items of the supplier. What is found comes with the first letter. */
export function AddItem({ id }: { id: string }) {
  const isFull = useForm((form) => roomFor(form) === 0);
  const [term, setTerm] = useState('');
  return (
    <div className={styles.add}>
      <TextField
        id={id}
        type="search"
        label={messages.addItem}
        hint={messages.addItemHint}
        icon={mdiMagnify}
        autoComplete="off"
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      {isFull && (
        <Note>
          {messages.noRoom(formatNumber(MAXIMUM_TRADE_LINES))} {messages.noRoomDetail}
        </Note>
      )}
      {term !== '' && <OnDemandRegion load={loadHits} with={{ term }} height="sm" fallback={<Loading />} />}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton size="row" />
    </SkeletonGroup>
  );
}
