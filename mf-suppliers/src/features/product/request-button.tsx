import type { SupplierProduct } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Note } from '@bazaar/ui/note';
import { useState } from 'react';
import { messages } from './messages.ts';

interface RequestButtonProps {
  product: SupplierProduct;
  /** Null while the quantity cannot be ordered. */
  quantity: number | null;
}

const loadDraft = () => import('../../common/request/draft-request.ts');
const warm = () => void loadDraft().catch(() => {});

/** Creates a request for this item as a draft. A visitor signs in first and returns to the same quantity. */
export function RequestButton({ product, quantity }: RequestButtonProps) {
  const { isBusy, madeNumber, press } = useRequest(product);
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        wide
        busy={isBusy}
        busyLabel={messages.requesting}
        disabled={quantity === null}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => quantity !== null && void press(quantity)}
      >
        {messages.request}
      </Button>
      {madeNumber !== null && (
        <Note tone="success">
          {messages.draftOf} <bdi dir="ltr">{madeNumber}</bdi> {messages.draftMade}
        </Note>
      )}
    </>
  );
}

function useRequest({ id, slug, supplier }: SupplierProduct) {
  const host = useHost();
  const { status } = host.useSession();
  const [isBusy, setBusy] = useState(false);
  const [madeNumber, setMadeNumber] = useState<string | null>(null);

  const send = async (quantity: number) => {
    setBusy(true);
    try {
      const { createDraftRequest } = await loadDraft();
      const line = { supplierId: supplier.id, productId: id, quantity };
      const { number } = await createDraftRequest(host, line);
      setMadeNumber(number);
      host.toast.show({
        tone: 'success',
        title: `${messages.draftOf} ${isolate(number)} ${messages.draftMade}`,
        detail: messages.draftNext,
      });
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
  const press = async (quantity: number) => {
    if (status === 'signed-in') {
      await send(quantity);
    } else if (status === 'signed-out') {
      const redirectPath = `${host.links.product(id, slug)}?quantity=${quantity}`;
      host.signIn({ redirectPath, loginPerPage: true, reason: 'draft' });
    }
  };
  return { isBusy, madeNumber, press };
}
