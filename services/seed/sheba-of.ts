/** An IBAN of a bank with its check digits: the remainder by 97 is 1 (ISO 13616). */
export function shebaOf(bank: string, account: string): string {
  const body = `${bank}${account.padStart(19, '0')}`;
  // I and R count as 18 and 27; the check digits are zero during the calculation.
  const check = 98n - (BigInt(`${body}182700`) % 97n);
  return `IR${String(check).padStart(2, '0')}${body}`;
}
