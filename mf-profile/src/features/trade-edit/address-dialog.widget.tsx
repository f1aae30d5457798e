import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  type AddressDraft,
  type AddressFaults,
  addressFaults,
  changeDraft,
  emptyDraft,
  inputOf,
} from '../../common/address/address-form.rules.ts';
import { addAddress } from './address.mutations.ts';
import { type AddressOwner, addressQueries } from './address.queries.ts';
import { AddressFields } from './address-fields.tsx';
import { addressMessages as messages } from './address-messages.ts';

interface AddressDialogProps {
  open: boolean;
  /** For whom the address is. */
  owner: AddressOwner;
  onClose: () => void;
  onAdded: (address: DeliveryAddress) => void;
}

/** A new address, added without leaving the form. What is typed stays until it is stored. */
export function AddressDialog({ open, owner, onClose, onAdded }: AddressDialogProps) {
  const host = useHost();
  const formId = useId();
  const [draft, setDraft] = useState(() => emptyDraft(undefined));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const send = async () => {
    setSaving(true);
    const result = await addAddress(host, owner, inputOf(draft));
    setSaving(false);
    if (result.type === 'added') {
      setDraft(emptyDraft(undefined));
      setRefusal(null);
      onAdded(result.address);
    } else {
      setFaults(result.faults);
      const isNamed = Object.keys(result.faults).length > 0;
      setRefusal(result.text ?? (isNamed ? null : messages.saveFailed));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressFaults(draft);
    setFaults(found);
    if (Object.keys(found).length === 0) {
      void send();
    }
  };
  const write = (part: Partial<AddressDraft>) => {
    setDraft((now) => changeDraft(now, part));
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={isSaving}
      kind="sheet"
      size="wide"
      title={messages.dialogTitle}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {refusal !== null && (
          <Note tone="danger" announced>
            {refusal}
          </Note>
        )}
        <Places draft={draft} faults={faults} onWrite={write} />
      </form>
    </Dialog>
  );
}

interface PlacesProps {
  draft: AddressDraft;
  faults: AddressFaults;
  onWrite: (part: Partial<AddressDraft>) => void;
}

function Places({ draft, faults, onWrite }: PlacesProps) {
  const queries = addressQueries(useHost().api);
  const provinces = useQuery(queries.provinces());
  const cities = useQuery({ ...queries.cities(Number(draft.provinceId)), enabled: draft.provinceId !== '' });
  const retry = () =>
    void Promise.all([provinces, cities].filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  return (
    <>
      {(provinces.isError || cities.isError) && (
        <Note tone="danger" announced>
          {messages.placesFailed}{' '}
          <Button size="sm" onClick={retry}>
            {messages.retry}
          </Button>
        </Note>
      )}
      <AddressFields
        draft={draft}
        faults={faults}
        provinces={provinces.data ?? []}
        cities={cities.data ?? []}
        onWrite={onWrite}
      />
    </>
  );
}
