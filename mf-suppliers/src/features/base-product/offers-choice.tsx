import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import type { ReactNode } from 'react';
import { COMPARE_LIMIT } from '../../common/compare/compare-list.rules.ts';
import { messages } from './messages.ts';
import styles from './offers-choice.module.css';
import { OFFERS_FORM_ID } from './page.address.ts';
import type { Choice } from './use-choice.ts';

const { choice: words } = messages;

interface OffersChoiceProps {
  choice: Choice;
  /** The action for all chosen offers. */
  request: ReactNode;
}

/** The number of chosen offers and the actions for them. */
export function OffersChoice({ choice, request }: OffersChoiceProps) {
  const { chosen, isOverfull, onClear } = choice;
  return (
    <div className={styles.choice} data-print="hide">
      <div className={styles.row}>
        <p role="status" className={styles.words}>
          {chosen.length === 0 ? (
            words.none
          ) : (
            <>
              <b className={styles.count}>{words.count(formatNumber(chosen.length))}</b>{' '}
              {chosen.length === 1 ? words.one : words.drafts}
            </>
          )}
        </p>
        <noscript>
          <Button type="submit" form={OFFERS_FORM_ID}>
            {words.compare}
          </Button>
        </noscript>
        {chosen.length > 0 && (
          <div className={styles.actions}>
            <Button kind="text" onClick={onClear}>
              {words.clear}
            </Button>
            {request}
          </div>
        )}
      </div>
      {isOverfull && <Note announced>{words.full(formatNumber(COMPARE_LIMIT))}</Note>}
    </div>
  );
}
