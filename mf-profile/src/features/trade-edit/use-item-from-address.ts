import { useHost } from '@bazaar/host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { DraftSession } from './draft-session.store.ts';
import { loadSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { stepHref, type TradeEditState } from './trade-edit.address.ts';

/**
 * Adds the item that a product page named in the address, once, and takes it out of the address, so that a reload
 * does not add it again.
 */
export function useItemFromAddress(session: DraftSession, { add, quantity, step }: TradeEditState): void {
  const host = useHost();
  const navigate = useNavigate();
  const isTaken = useRef(false);
  useEffect(() => {
    if (add === null || isTaken.current) {
      return;
    }
    isTaken.current = true;
    void navigate(stepHref(session.request.get().id, step), { replace: true });
    loadSecondPart().then(
      ({ addItemFromAddress }) => addItemFromAddress(host, session, { id: add, quantity }),
      () => {
        const { itemNotAdded: title, itemNotAddedDetail: detail } = messages;
        host.toast.show({ tone: 'danger', title, detail });
      },
    );
  }, [host, navigate, session, add, quantity, step]);
}
