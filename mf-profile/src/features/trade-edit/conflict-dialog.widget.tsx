import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { addressQueries } from './address.queries.ts';
import { type Difference, findDifferences, mergeForms, type Side } from './conflict.rules.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import styles from './conflict-dialog.module.css';
import { conflictMessages as messages } from './conflict-messages.ts';
import type { Conflict } from './draft-state.ts';
import { useSmallStore } from './small-store.ts';
import { useBuyer } from './use-buyer.ts';
import { useDraft } from './use-draft.ts';

/** Both versions of a request that was changed in two places, to choose from. It closes by a choice alone. */
export function ConflictDialog() {
  const { conflict } = useDraft();
  const open = useSmallStore(conflict, (value) => value);
  return open === null ? null : <OpenConflict conflict={open} />;
}

function OpenConflict({ conflict }: { conflict: Conflict }) {
  const { form, resolve } = useDraft();
  const { data: addresses } = useQuery(addressQueries(useHost().api).list(useBuyer()));
  const addressName = (id: number) =>
    addresses?.items.find((address) => address.id === id)?.title ?? messages.addressNumber(formatNumber(id));
  const mine = useSmallStore(form, (value) => value);
  const { theirs, base } = conflict;
  const differences = useMemo(() => findDifferences({ mine, theirs, base }), [mine, theirs, base]);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const choose = (id: string, side: Side) => setChoices((now) => ({ ...now, [id]: side }));
  return (
    <Dialog
      open
      locked
      size="wide"
      onClose={() => undefined}
      title={messages.conflictTitle}
      description={messages.conflictText}
      actions={
        <Button kind="primary" onClick={() => resolve(mergeForms({ mine, theirs }, differences, choices))}>
          {messages.conflictKeep}
        </Button>
      }
    >
      <div className={styles.list}>
        {differences.map((difference: Difference) => (
          <ConflictChoice
            key={difference.id}
            difference={difference}
            mine={mine}
            theirs={theirs}
            addressName={addressName}
            side={choices[difference.id] ?? difference.preferred}
            onChoose={(side) => choose(difference.id, side)}
          />
        ))}
      </div>
    </Dialog>
  );
}
