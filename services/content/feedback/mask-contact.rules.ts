import { maskMobile, parseMobile } from '@bazaar/locale';

/** How to reach a sender, with its middle hidden: «۰۹۱۲•••۴۵۶۷», `m•••@example.com`, or dots alone for other notations. */
export function maskContact(contact: string): string {
  if (parseMobile(contact) !== null) {
    return maskMobile(contact);
  }
  const at = contact.lastIndexOf('@');
  return at > 0 ? `${[...contact].at(0)}•••${contact.slice(at)}` : '•••';
}
