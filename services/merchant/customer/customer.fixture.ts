import { legalIdOf } from '../../seed/legal-id.ts';

/** A person as the form sends one. */
export const PERSON = { kind: 'person', firstName: 'مریم', lastName: 'کاظمی', nationalId: '0012345679' };

let companies = 0;

/** A company that is not registered yet, as the form sends it. */
export function givenCompany() {
  companies += 1;
  return {
    kind: 'company',
    companyName: `پالایش گستر ${'ابپتجچ'.charAt(companies % 6)} ${companies}`,
    nationalLegalId: legalIdOf(`141000${String(companies).padStart(4, '0')}`),
  };
}
