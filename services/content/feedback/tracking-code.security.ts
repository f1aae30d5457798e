import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A code that the sender of a letter asks after it by: `FB-7K2MQ9XA4T`. It cannot be guessed. */
export function createTrackingCode(): string {
  return `FB-${Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`;
}
