import type { CustomerProfile, Supplier } from '@bazaar/contracts/merchant';
import { formatMobile, formatPostalCode, toPersianDigits } from '@bazaar/locale';
import { messages } from './messages.ts';
import type { QuotedRequest } from './proforma.rules.ts';

const words = messages.party;

/** One line of a party's box. */
export interface PartyFact {
  label: string;
  value: string;
  /** A number or an address of the web, which is read from left to right. */
  isLatin?: boolean;
}

/** What the paper says of the seller; without its record only the name is known. */
export function sellerFacts(
  { supplier, sellerIds }: QuotedRequest,
  record: Supplier | undefined,
): PartyFact[] {
  return present([
    { label: words.name, value: supplier.name },
    { label: words.legalForm, value: record?.legalForm },
    ...companyIds(sellerIds ?? {}),
    {
      label: words.address,
      value: record && place(record.provinceTitle, record.cityTitle, [record.address]),
    },
    { label: words.website, value: record?.website, isLatin: true },
  ]);
}

/** What the paper says of the buyer; without a profile the ids are left out. */
export function buyerFacts(request: QuotedRequest, profile: CustomerProfile | null | undefined): PartyFact[] {
  const { buyerName, deliveryAddress: address } = request;
  return present([
    { label: words.name, value: buyerName },
    ...idFacts(profile),
    {
      label: words.deliveryAddress,
      value:
        address &&
        place(address.provinceTitle, address.cityTitle, [
          address.address,
          address.plaque && messages.plaque(address.plaque),
          address.unit && messages.unit(address.unit),
        ]),
    },
    {
      label: words.postalCode,
      value: address?.postalCode && formatPostalCode(address.postalCode),
      isLatin: true,
    },
    { label: words.receiver, value: address?.receiverName },
    {
      label: words.mobile,
      value: address?.receiverMobile && formatMobile(address.receiverMobile),
      isLatin: true,
    },
  ]);
}

function idFacts(profile: CustomerProfile | null | undefined) {
  if (!profile) {
    return [];
  }
  const { kind, nationalId, nationalLegalId, economicCode } = profile;
  return kind === 'company'
    ? companyIds({ nationalLegalId, economicCode })
    : [{ label: words.nationalId, value: nationalId && toPersianDigits(nationalId), isLatin: true }];
}

interface CompanyIds {
  nationalLegalId?: string | null | undefined;
  economicCode?: string | null | undefined;
}

function companyIds({ nationalLegalId, economicCode }: CompanyIds): Given[] {
  return [
    {
      label: words.nationalLegalId,
      value: nationalLegalId && toPersianDigits(nationalLegalId),
      isLatin: true,
    },
    { label: words.economicCode, value: economicCode && toPersianDigits(economicCode), isLatin: true },
  ];
}

type Given = Omit<PartyFact, 'value'> & { value: string | null | undefined };

function present(facts: readonly Given[]): PartyFact[] {
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

/** The parts of an address that are known; a capital is not named after its province of the same name. */
function place(province: string, city: string, rest: readonly (string | null | undefined)[]): string {
  return [province === city ? null : province, city, ...rest].filter(Boolean).join(messages.and);
}
