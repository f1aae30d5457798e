import { randomInt } from 'node:crypto';

/** Digits and letters that are not confused with one another when read aloud or copied by hand. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The tracking code that a letter's sender inquires with: `FB-7K2MQ9XA4T`. It cannot be guessed. */
export function createTrackingCode(): string {
  return `FB-${Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')}`;
}
