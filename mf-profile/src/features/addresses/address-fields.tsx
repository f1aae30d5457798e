import { FieldStack } from '@bazaar/ui/field';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import type { ReactNode } from 'react';
import type { AddressDraft, AddressFaults } from '../../common/address/address-form.rules.ts';
import { messages } from './messages.ts';

const words = messages.form;

/** What every part of the form needs. */
export interface AddressFieldsProps {
  draft: AddressDraft;
  faults: AddressFaults;
  change: (change: Partial<AddressDraft>) => void;
}

/** Title, place (given as children) and street of an address. */
export function AddressFields({
  draft,
  faults,
  change,
  children,
}: AddressFieldsProps & { children: ReactNode }) {
  return (
    <>
      <TextField
        name="title"
        label={words.title}
        hint={words.titleHint}
        error={faults.title}
        dir="auto"
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {children}
      <TextAreaField
        name="address"
        label={words.address}
        hint={words.addressHint}
        error={faults.address}
        autoComplete="street-address"
        dir="auto"
        rows={2}
        value={draft.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <FieldStack columns={3}>
        <TextField
          name="plaque"
          label={words.plaque}
          error={faults.plaque}
          value={draft.plaque}
          onChange={(event) => change({ plaque: event.currentTarget.value })}
        />
        <TextField
          name="unit"
          label={words.unit}
          error={faults.unit}
          value={draft.unit}
          onChange={(event) => change({ unit: event.currentTarget.value })}
        />
        <TextField
          name="postalCode"
          label={words.postalCode}
          hint={words.postalCodeHint}
          error={faults.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          dir="ltr"
          value={draft.postalCode}
          onChange={(event) => change({ postalCode: event.currentTarget.value })}
        />
      </FieldStack>
    </>
  );
}

/** Who takes the goods in. */
export function ReceiverFields({ draft, faults, change }: AddressFieldsProps) {
  return (
    <FieldStack columns={2}>
      <TextField
        name="receiverName"
        label={words.receiverName}
        error={faults.receiverName}
        autoComplete="name"
        dir="auto"
        value={draft.receiverName}
        onChange={(event) => change({ receiverName: event.currentTarget.value })}
      />
      <TextField
        name="receiverMobile"
        label={words.receiverMobile}
        hint={words.receiverMobileHint}
        error={faults.receiverMobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        value={draft.receiverMobile}
        onChange={(event) => change({ receiverMobile: event.currentTarget.value })}
      />
    </FieldStack>
  );
}
