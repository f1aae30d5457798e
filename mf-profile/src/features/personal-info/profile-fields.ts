/** Every field that the form may show; the names are those of the contract. */
export const PROFILE_FIELDS = [
  'companyName',
  'nationalLegalId',
  'firstName',
  'lastName',
  'nationalId',
  'economicCode',
  'email',
  'sheba',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
