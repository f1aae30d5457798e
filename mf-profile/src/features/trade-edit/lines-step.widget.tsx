import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Counter } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { EmptyState } from '@bazaar/ui/empty-state';
import { mdiTextBoxPlusOutline } from '@mdi/js';
import { memo, useCallback, useEffect, useRef } from 'react';
import { AddItem } from './add-item.tsx';
import { withBegun } from './begun-lines.rules.ts';
import { emptyLine, withoutLine } from './draft-form.rules.ts';
import { useFromSheet } from './from-sheet.widget.tsx';
import { LineRow } from './line-row.tsx';
import styles from './lines-step.module.css';
import { messages } from './messages.ts';
import { FIELD_IDS, type KnownItem, lineFieldId } from './problems.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft } from './use-draft.ts';
import { useKnownItems } from './use-known-items.ts';
import { useLineAddition } from './use-line-addition.ts';

/** The first step: what is requested, line by line. */
export const LinesStep = memo(function LinesStep() {
  const { form, lines } = useDraft();
  const keys = useSmallStore(lines.keys, (value) => value);
  const list = useRef<HTMLDivElement>(null);
  const knownItem = useKnownItems();
  const remove = useRemoval(() => list.current?.focus({ preventScroll: true }));
  const addText = useAddText();
  const sheet = useFromSheet();
  const itemIdOf = new Map(form.get().lines.map(({ key, item }) => [key, item?.id]));
  return (
    <>
      <Card as="section" labelledBy="trade-lines">
        <CardHead
          id="trade-lines"
          title={messages.lines}
          note={<Counter>{formatNumber(keys.length)}</Counter>}
          actions={
            <>
              <Button icon={mdiTextBoxPlusOutline} onClick={addText}>
                {messages.addText}
              </Button>
              {sheet.button}
            </>
          }
        />
        <CardBody>
          <AddItem id={FIELD_IDS.addLine} />
        </CardBody>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {keys.length === 0 ? (
            <EmptyState title={messages.noLines} level={3}>
              {messages.noLinesDetail}
            </EmptyState>
          ) : (
            <ol aria-label={messages.lines}>
              {keys.map((key, index) => (
                <LineRow
                  key={key}
                  lineKey={key}
                  index={index}
                  known={knownOf(itemIdOf.get(key), knownItem)}
                  onRemove={remove}
                />
              ))}
            </ol>
          )}
        </div>
      </Card>
      {sheet.panel}
    </>
  );
});

function knownOf(id: number | undefined, knownItem: (id: number) => KnownItem): KnownItem {
  return id === undefined ? null : knownItem(id);
}

/** Removes a line; the notice of it can bring it back to its place. */
function useRemoval(onRemoved: () => void) {
  const { toast } = useHost();
  const { form, change } = useDraft();
  const add = useLineAddition();
  const moveFocus = useRef(onRemoved);
  useEffect(() => {
    moveFocus.current = onRemoved;
  });
  return useCallback(
    (key: string) => {
      const { lines } = form.get();
      const place = lines.findIndex((line) => line.key === key);
      const line = lines[place];
      if (line === undefined) {
        return;
      }
      // The pressed button disappears with its row, so the list takes the focus for the keyboard.
      moveFocus.current();
      change((now) => withoutLine(now, key));
      const detail = line.item?.title ?? line.title;
      toast.show({
        tone: 'success',
        title: messages.removed,
        ...(detail !== '' && { detail }),
        action: {
          label: messages.undo,
          onSelect: () => add([line], place),
        },
      });
    },
    [toast, form, change, add],
  );
}

/** Adds a line in the buyer's own words, and goes to its first field. */
function useAddText() {
  const add = useLineAddition();
  const { begun } = useDraft();
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current !== null) {
      document.getElementById(lineFieldId(added.current, 'title'))?.focus();
      added.current = null;
    }
  });
  return () => {
    const line = emptyLine(crypto.randomUUID());
    if (add([line])) {
      added.current = line.key;
      begun.set(withBegun(begun.get(), line.key));
    }
  };
}
