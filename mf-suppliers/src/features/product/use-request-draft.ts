import type { SupplierProduct } from '@bazaar/contracts/product';
import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { useHost, useIdle } from '@bazaar/host';
import { useStoredValue } from '@bazaar/storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberBatch, takeBatch } from '../../common/request/draft-batch-intent.store.ts';
import { openDraftQuery } from '../../common/request/open-draft.queries.ts';
import { refusalOf } from '../../common/request/refusal.ts';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import { requestMessages } from '../../common/request/request-messages.ts';
import { messages } from './messages.ts';

const loadDraft = () => import('../../common/request/draft-request.ts');

/** Fetches the code that the press of the button runs. */
export const warmRequestDraft = () => void loadDraft().catch(() => {});

/** A draft to the same supplier that was open when the visitor asked for a quantity. */
interface OfferedDraft {
  draft: TradeRequestSummary;
  quantity: number;
}

/**
 * The request for an item: its draft is created and its form opened, or the item is added to the open draft to the same
 * supplier. While it is not `known` whether there is one, `onOpenDraft` offers the one that is found. After the sign-in
 * that it asked for, it goes on by itself.
 */
export function useRequestDraft(product: SupplierProduct, asked: number | null, onOpenDraft: () => void) {
  const host = useHost();
  const { status } = host.useSession();
  const known = useKnownDraft(product);
  const actions = useActions(product, known);
  const { isBusy, run } = useRun();
  const [offered, setOffered] = useState<OfferedDraft | null>(null);
  const { id, slug } = product;

  const request = async (quantity: number) => {
    const found = await actions.request(quantity);
    if (found !== null) {
      setOffered({ draft: found, quantity });
      onOpenDraft();
    }
  };
  const press = (quantity: number) => {
    if (status === 'signed-in') {
      void run(() => request(quantity));
    } else if (status === 'signed-out') {
      rememberBatch([{ productId: id, quantity }]);
      const redirectPath = `${host.links.product(id, slug)}?quantity=${quantity}`;
      host.signIn({ redirectPath, loginPerPage: true, reason: 'draft' });
    }
  };
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });
  useEffect(() => {
    if (status === 'signed-in' && asked !== null && takeBatch([{ productId: id, quantity: asked }])) {
      latestPress.current(asked);
    }
  }, [status, id, asked]);
  const createAnother = (quantity: number) => void run(() => actions.create(quantity));
  return { isBusy, known, offered, press, createAnother };
}

/** The open draft to the supplier for the chosen customer; null while there is none, or none is known. */
function useKnownDraft({ supplier }: SupplierProduct): TradeRequestSummary | null {
  const host = useHost();
  const isSignedIn = host.useSession().status === 'signed-in';
  const isIdle = useIdle();
  const customer = useStoredValue(requestCustomer);
  const { data = null } = useQuery({
    ...openDraftQuery(host, { supplierId: supplier.id, customer }),
    enabled: isIdle && isSignedIn,
  });
  return data;
}

function useActions({ id, supplier }: SupplierProduct, known: TradeRequestSummary | null) {
  const host = useHost();
  const navigate = useNavigate();
  const create = async (quantity: number) => {
    const { createDraftRequest, draftFormHref, madeText } = await loadDraft();
    const draft = await createDraftRequest(host, { supplierId: supplier.id, productId: id, quantity });
    host.toast.show({
      tone: 'success',
      title: madeText(draft),
      detail: messages.draftNext,
    });
    await navigate(draftFormHref(draft.id));
  };
  /** Adds the item to the known draft; else creates one, unless it finds an open one, which it returns. */
  const request = async (quantity: number): Promise<TradeRequestSummary | null> => {
    const { findOpenDraft, draftFormHref } = await loadDraft();
    if (known !== null) {
      await navigate(draftFormHref(known.id, { productId: id, quantity }));
      return null;
    }
    const found = await findOpenDraft(host, supplier.id);
    if (found === null) {
      await create(quantity);
    }
    return found;
  };
  return { create, request };
}

/** Runs one action at a time, and says why it has failed. */
function useRun() {
  const { toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      const { failed: title, failedDetail: detail } = requestMessages;
      toast.show(refusalOf(error) ?? { tone: 'danger', title, detail });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
