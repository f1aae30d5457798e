import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiClose } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { SheetColumns } from './sheet-columns.tsx';
import { SheetInput } from './sheet-input.tsx';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import { SheetResult } from './sheet-result.tsx';
import { NO_TABLE } from './sheet-session.store.ts';
import { remainingRows, skippedRows, tallyRows } from './sheet-tally.rules.ts';
import { useRowMatches } from './use-row-matches.ts';
import { useAddition, useSheet, useSheetLines } from './use-sheet.ts';

const TITLE_ID = 'trade-sheet';

/** Adds lines from a spreadsheet, pasted or in a file. What cannot be added stays in view. */
export function SheetPanel({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const { work, changeWork } = useSheet();
  const { matches, ...loading } = useRowMatches(work);
  useEffect(() => panel.current?.focus(), []);
  const { table, layout } = work;
  return (
    <div ref={panel} tabIndex={-1} className={styles.focus}>
      <Card as="section" labelledBy={TITLE_ID}>
        <CardHead
          id={TITLE_ID}
          title={messages.title}
          actions={<IconButton icon={mdiClose} label={messages.close} onClick={onClose} />}
        />
        <CardBody>
          <div className={styles.panel}>
            <SheetInput />
            {table.rows.length > 0 && (
              <SheetColumns
                table={table}
                layout={layout}
                onChange={(columns) => changeWork({ layout: { ...layout, columns } })}
              />
            )}
            <Loading {...loading} />
            {matches.length > 0 && <Decisions matches={matches} onClose={onClose} />}
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

type LoadingProps = Omit<ReturnType<typeof useRowMatches>, 'matches'>;

function Loading({ isPending, isError, isPartial, refetch }: LoadingProps) {
  return (
    <>
      {isPending && (
        <SkeletonGroup label={messages.reading}>
          <Skeleton size="tile" />
        </SkeletonGroup>
      )}
      {isError && <RegionError cause={messages.catalogueFailed} height="md" onRetry={refetch} />}
      {isPartial && <Note tone="warning">{messages.partial}</Note>}
    </>
  );
}

interface DecisionsProps {
  matches: ReturnType<typeof useRowMatches>['matches'];
  onClose: () => void;
}

/** The rows, what the user decides about them, and the button that adds what is decided. */
function Decisions({ matches, onClose }: DecisionsProps) {
  const { session, work, changeWork, take } = useSheet();
  const remaining = remainingRows(matches, work);
  const { lines, isCut, room } = useSheetLines(remaining, work);
  const skipped = skippedRows(remaining, work);
  const add = useAddition();
  const press = () => {
    const taken = lines.flatMap(({ rowNumbers }) => rowNumbers);
    if (lines.length > 0 && !add(lines)) {
      return;
    }
    if (remaining.length === taken.length + skipped.length) {
      take(NO_TABLE, session.way === 'paste' ? { text: '' } : { file: null });
      onClose();
      return;
    }
    changeWork({
      added: new Set([...work.added, ...taken]),
      leftOut: new Set([...work.leftOut, ...skipped]),
    });
  };
  const tally = tallyRows(matches, work, lines);
  const isIdle = lines.length + skipped.length === 0;
  return (
    <>
      {isCut && <Note tone="warning">{noRoomText(room)}</Note>}
      <SheetResult matches={matches} lines={lines} tally={tally} />
      <div className={styles.foot}>
        {tally.waiting > 0 && <p className={styles.note}>{messages.waiting(formatNumber(tally.waiting))}</p>}
        <Button kind="primary" disabled={isIdle} onClick={press}>
          {lines.length > 0 ? messages.add(formatNumber(lines.length)) : messages.finish}
        </Button>
      </div>
    </>
  );
}

function noRoomText(room: number): string {
  return room === 0
    ? messages.isFull(formatNumber(MAXIMUM_TRADE_LINES))
    : messages.noRoom(formatNumber(room));
}
