import { failureOf } from '@bazaar/contracts/failure';
import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useMutation } from '@tanstack/react-query';
import { type AddressScope, removeAddress } from './address.mutations.ts';
import { heirOf } from './address-heir.rules.ts';
import { messages } from './messages.ts';

const words = messages.removal;

interface RemoveDialogProps {
  scope: AddressScope;
  address: DeliveryAddress;
  addresses: readonly DeliveryAddress[];
  onClose: () => void;
}

/** The question before an address is removed; it names the address that becomes the default. */
export function RemoveDialog({ scope, address, addresses, onClose }: RemoveDialogProps) {
  const removal = useMutation({
    mutationFn: () => removeAddress(scope, address),
    onSuccess: onClose,
  });
  const remove = () => {
    if (!removal.isPending) {
      removal.mutate();
    }
  };
  return (
    <Dialog
      open
      locked={removal.isPending}
      onClose={onClose}
      title={words.title}
      description={
        <>
          <bdi>{address.title}</bdi>: {words.lead}
        </>
      }
      actions={
        <>
          <Button disabled={removal.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button kind="danger-solid" busy={removal.isPending} busyLabel={words.removing} onClick={remove}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Consequence heir={heirOf(addresses, address)} isLast={addresses.length === 1} />
      {removal.error && (
        <Note tone="danger" announced>
          {words.failed} {failureOf(removal.error).detail ?? messages.tryLater}
        </Note>
      )}
    </Dialog>
  );
}

function Consequence({ heir, isLast }: { heir: DeliveryAddress | undefined; isLast: boolean }) {
  if (heir !== undefined) {
    return (
      <Note tone="warning">
        {words.heir}{' '}
        <b>
          <bdi>{heir.title}</bdi>
        </b>
      </Note>
    );
  }
  return isLast ? <Note tone="warning">{words.last}</Note> : null;
}
