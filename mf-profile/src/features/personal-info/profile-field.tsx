import type { CustomerKind } from '@bazaar/contracts/merchant';
import { bankOfSheba, formatSheba } from '@bazaar/locale';
import { HelpButton } from '@bazaar/ui/help';
import { TextField, type TextFieldProps } from '@bazaar/ui/input';
import { messages } from './messages.ts';
import { compactSheba } from './profile-check.rules.ts';
import type { ProfileField } from './profile-fields.ts';

/** The id of a field's control, for links to it. */
export const fieldId = (field: ProfileField) => `profile-${field}`;

interface ProfileFieldInputProps {
  field: ProfileField;
  kind: CustomerKind;
  /** In place of the usual one. */
  hint?: string | undefined;
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

const NUMBER = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;

const KEYBOARDS: Readonly<
  Record<ProfileField, Pick<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'autoComplete'>>
> = {
  companyName: { dir: 'auto', autoComplete: 'organization' },
  nationalLegalId: NUMBER,
  firstName: { dir: 'auto', autoComplete: 'given-name' },
  lastName: { dir: 'auto', autoComplete: 'family-name' },
  nationalId: NUMBER,
  economicCode: NUMBER,
  email: { type: 'email', inputMode: 'email', dir: 'ltr', autoComplete: 'email' },
  sheba: { dir: 'ltr', autoComplete: 'off' },
};

/** One field; an IBAN is grouped in fours when it is left, and its bank is named. */
export function ProfileFieldInput({ field, kind, hint, value, fault, onChange }: ProfileFieldInputProps) {
  return (
    <TextField
      {...KEYBOARDS[field]}
      id={fieldId(field)}
      name={field}
      label={messages.fields[field]}
      help={helpOf(field)}
      hint={hint ?? hintOf(field, kind, value)}
      error={fault}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(field === 'sheba' && { onBlur: () => onChange(grouped(value)) })}
    />
  );
}

/** The help texts of the fields that are often mistaken. */
const HELP: Readonly<Partial<Record<ProfileField, string>>> = {
  nationalLegalId: 'legal-profile',
  economicCode: 'economic-code',
  sheba: 'sheba-number',
};

function helpOf(field: ProfileField) {
  const uniqueId = HELP[field];
  return uniqueId && <HelpButton uniqueId={uniqueId} label={messages.fields[field]} />;
}

function hintOf(field: ProfileField, kind: CustomerKind, value: string): string | undefined {
  switch (field) {
    case 'sheba':
      return bankOfSheba(compactSheba(value)) ?? messages.hints.sheba;
    case 'economicCode':
      return messages.hints.economicCode[kind];
    case 'nationalId':
    case 'nationalLegalId':
      return messages.hints[field];
    default:
      return undefined;
  }
}

const grouped = (sheba: string) => (sheba.trim() === '' ? '' : formatSheba(compactSheba(sheba)));
