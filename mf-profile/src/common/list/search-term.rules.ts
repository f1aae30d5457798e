/** Characters that no keyboard writes, and that the services refuse. */
const CONTROL = /\p{Cc}/gu;

/** The words of a search that an address spells, as the services accept them; empty without any. */
export function readTerm(text: string | undefined, maxLength: number): string {
  return (text ?? '').replaceAll(CONTROL, ' ').trim().slice(0, maxLength).toWellFormed();
}
