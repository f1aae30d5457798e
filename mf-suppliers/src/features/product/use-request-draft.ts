import type { SupplierProduct } from '@bazaar/contracts/product';
import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberBatch, takeBatch } from '../../common/request/draft-batch-intent.store.ts';
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
 * The request for an item: its draft is created and its form opened, unless `onOpenDraft` can offer an open draft
 * instead. After the sign-in that it asked for, it goes on by itself.
 */
export function useRequestDraft(product: SupplierProduct, asked: number | null, onOpenDraft: () => void) {
  const host = useHost();
  const navigate = useNavigate();
  const { status } = host.useSession();
  const [isBusy, setBusy] = useState(false);
  const [offered, setOffered] = useState<OfferedDraft | null>(null);
  const { id, slug, supplier } = product;

  const create = async (quantity: number) => {
    const { createDraftRequest, draftFormHref } = await loadDraft();
    const line = { supplierId: supplier.id, productId: id, quantity };
    const draft = await createDraftRequest(host, line);
    host.toast.show({
      tone: 'success',
      title: `${messages.draftOf} ${isolate(draft.number)} ${messages.draftMade}`,
      detail: messages.draftNext,
    });
    await navigate(draftFormHref(draft.id));
  };
  const find = async (quantity: number) => {
    const { findOpenDraft } = await loadDraft();
    const draft = await findOpenDraft(host, supplier.id);
    if (draft === null) {
      return create(quantity);
    }
    setOffered({ draft, quantity });
    onOpenDraft();
  };
  const run = async (act: (quantity: number) => Promise<void>, quantity: number) => {
    setBusy(true);
    try {
      await act(quantity);
    } catch {
      host.toast.show({
        tone: 'danger',
        title: messages.requestFailed,
        detail: messages.requestFailedDetail,
      });
    } finally {
      setBusy(false);
    }
  };
  const press = (quantity: number) => {
    if (status === 'signed-in') {
      void run(find, quantity);
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
  return { isBusy, offered, press, createAnother: (quantity: number) => void run(create, quantity) };
}
