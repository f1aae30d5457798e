import type { City, State } from '@bazaar/contracts/merchant';
import { FieldStack } from '@bazaar/ui/field';
import { TextField } from '@bazaar/ui/input';
import { SelectField } from '@bazaar/ui/select';
import type { ComponentProps } from 'react';
import type { AddressDraft, AddressFaults } from '../../common/address/address-form.rules.ts';
import { addressMessages as messages } from './address-messages.ts';

interface AddressFieldsProps {
  draft: AddressDraft;
  faults: AddressFaults;
  provinces: readonly State[];
  cities: readonly City[];
  onWrite: (part: Partial<AddressDraft>) => void;
}

/** The fields of an address. */
export function AddressFields({ draft, faults, provinces, cities, onWrite }: AddressFieldsProps) {
  const text = (
    name: keyof typeof messages.fields,
  ): Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'error' | 'onChange'> => ({
    label: messages.fields[name],
    value: draft[name],
    error: faults[name],
    onChange: (event) => onWrite({ [name]: event.currentTarget.value }),
  });
  return (
    <FieldStack columns={2}>
      <TextField {...text('title')} maxLength={60} hint={messages.titleHint} />
      <TextField {...text('receiverName')} maxLength={80} autoComplete="name" />
      <SelectField
        label={messages.fields.provinceId}
        placeholder={messages.choose}
        options={provinces.map(optionOf)}
        value={draft.provinceId}
        error={faults.provinceId}
        onChange={(event) => onWrite({ provinceId: event.currentTarget.value })}
      />
      <SelectField
        label={messages.fields.cityId}
        placeholder={messages.choose}
        options={cities.map(optionOf)}
        disabled={draft.provinceId === ''}
        value={draft.cityId}
        error={faults.cityId}
        onChange={(event) => onWrite({ cityId: event.currentTarget.value })}
      />
      <TextField {...text('address')} maxLength={300} dir="auto" autoComplete="street-address" />
      <TextField {...text('postalCode')} inputMode="numeric" dir="ltr" autoComplete="postal-code" />
      <TextField {...text('plaque')} maxLength={20} />
      <TextField {...text('unit')} maxLength={20} />
      <TextField {...text('receiverMobile')} type="tel" inputMode="tel" dir="ltr" autoComplete="tel" />
    </FieldStack>
  );
}

function optionOf({ id, title }: { id: number; title: string }) {
  return { value: String(id), label: title };
}
