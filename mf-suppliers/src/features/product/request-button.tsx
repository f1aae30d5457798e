import type { SupplierProduct } from '@bazaar/contracts/product';
import { Button } from '@bazaar/ui/button';
import { useLazyComponent } from '../../common/lazy/use-lazy-dialog.ts';
import { messages } from './messages.ts';
import { useRequestDraft, warmRequestDraft } from './use-request-draft.ts';

interface RequestButtonProps {
  product: SupplierProduct;
  /** Null while the quantity cannot be ordered. */
  quantity: number | null;
}

const loadOpenDraft = () => import('./open-draft-dialog.widget.tsx');

/**
 * Creates a request for this item as a draft and opens its form. While a draft to the same supplier is open, that one
 * is offered first. A visitor signs in first and returns to the same quantity.
 */
export function RequestButton({ product, quantity }: RequestButtonProps) {
  const dialog = useLazyComponent(loadOpenDraft);
  const { LazyComponent: OpenDraftDialog, isOpen, close } = dialog;
  const { isBusy, offered, press, createAnother } = useRequestDraft(
    product,
    quantity,
    () => void dialog.open(),
  );
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        wide
        busy={isBusy}
        busyLabel={messages.requesting}
        disabled={quantity === null}
        onPointerEnter={warmRequestDraft}
        onFocus={warmRequestDraft}
        onClick={() => quantity !== null && press(quantity)}
      >
        {messages.request}
      </Button>
      {offered !== null && OpenDraftDialog && (
        <OpenDraftDialog
          open={isOpen}
          onClose={close}
          product={product}
          quantity={offered.quantity}
          draft={offered.draft}
          onCreate={() => createAnother(offered.quantity)}
        />
      )}
    </>
  );
}
