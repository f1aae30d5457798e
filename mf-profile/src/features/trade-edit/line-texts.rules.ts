import { parseNumberFa, tomanToRial } from '@bazaar/locale';
import { messages } from './messages.ts';

/** The largest unit price that the services accept. */
const MAXIMUM_PRICE_RIAL = 1_000_000_000_000;

interface Property {
  title: string;
  text: string;
}

/** A whole number above 0, typed in any digits; null for everything else. */
export function readQuantity(text: string): number | null {
  const value = parseNumberFa(text);
  return value !== null && Number.isInteger(value) && value > 0 ? value : null;
}

/** A price typed in toman, as rial; null when nothing is typed, undefined for a text that cannot be read as one. */
export function readPrice(text: string): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const toman = parseNumberFa(text);
  const isTenths = toman !== null && toman >= 0 && Number.isInteger(Math.round(toman * 100) / 10);
  if (!isTenths || toman * 10 > MAXIMUM_PRICE_RIAL) {
    return undefined;
  }
  return tomanToRial(Math.round(toman * 10) / 10);
}

const SEPARATOR = /[:：=]/;

/** The properties of a text, one in each line: «جنس: برنز». A line without a title is a description. */
export function readProperties(text: string): Property[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.search(SEPARATOR);
      const [title, value] = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()];
      return title !== '' && value !== ''
        ? { title, text: value }
        : { title: messages.propertyTitle, text: line };
    });
}

/** The text of stored properties, which {@link readProperties} reads back. */
export function writeProperties(properties: readonly Property[]): string {
  return properties
    .map(({ title, text }) => (title === messages.propertyTitle ? text : `${title}: ${text}`))
    .join('\n');
}
