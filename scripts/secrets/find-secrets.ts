import { createHash } from 'node:crypto';

/** Something in a file that looks like a secret. */
export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  /** Beginning of the SHA-256 of what was found: a list can name it without repeating it. */
  readonly fingerprint: string;
}

/** A finding that is none, because its file is a test or an example. */
export interface ReviewedSecret {
  readonly file: string;
  readonly fingerprint: string;
  readonly reason: string;
}

/** Forms that are secrets whatever their characters are. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{16,}/g],
  ['private JWK', /["']?\bd["']?\s*:\s*["']([A-Za-z0-9_-]{42,86})["']/g],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g],
  ['AWS key', /\bAKIA[0-9A-Z]{16}\b/g],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/g],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['Slack token', /\bxox[abprs]-[\w-]{20,}/g],
  ['payment key', /\b[rs]k_live_[A-Za-z0-9]{16,}/g],
  ['Google key', /\bAIza[\w-]{35}\b/g],
];
/** A value with a telling name: a secret when its characters are as good as random. */
const NAMED =
  /\b[\w-]*(?:password|passwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key|credential)[\w-]*["']?\s*[:=]\s*["'`]?([A-Za-z0-9+/_=.~-]{16,})(?=["'`\s,;]|$)/gim;
/** A password in the address of a database or server. */
const IN_ADDRESS = /\b[a-z][a-z0-9+]*:\/\/[\w.-]+:([^\s:@/'"`$<>{}…]{6,})@/gi;
/** Any long text that is as good as random. */
const ANY = /["'`]([A-Za-z0-9+/_-]{32,}={0,2})["'`]/g;
const NAMED_BITS = 3.5;
const ANY_BITS = 4.3;

/** Average information of a character, in bits. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

/** What looks like a secret in a file. */
export function findSecrets(file: string, text: string): FoundSecret[] {
  const found = [
    ...FORMS.flatMap(([kind, form]) => matchesOf(kind, form, text)),
    ...matchesOf('password in an address', IN_ADDRESS, text),
    ...matchesOf('named secret', NAMED, text).filter(({ value }) => isRandom(value, NAMED_BITS)),
    ...matchesOf('random text', ANY, text).filter(({ value }) => isRandom(value, ANY_BITS)),
  ];
  const seen = new Set<string>();
  return found.flatMap(({ kind, value, at }) => {
    if (seen.has(value)) {
      return [];
    }
    seen.add(value);
    return [{ file, line: text.slice(0, at).split('\n').length, kind, fingerprint: fingerprintOf(value) }];
  });
}

function matchesOf(kind: string, form: RegExp, text: string) {
  return [...text.matchAll(form)].map((match) => ({ kind, value: match[1] ?? match[0], at: match.index }));
}

/** Letters and digits without words: names of our own have neither. */
function isRandom(value: string, bits: number): boolean {
  const isMixed = /[0-9]/.test(value) && /[a-z]/i.test(value);
  return isMixed && !/[a-z]{7}/.test(value) && entropyOf(value) >= bits;
}

function fingerprintOf(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}

/** One line for each finding that was not reviewed, and for each review without a finding. */
export function secretFaults(found: readonly FoundSecret[], reviewed: readonly ReviewedSecret[]): string[] {
  const isSame = (one: { file: string; fingerprint: string }, other: { file: string; fingerprint: string }) =>
    one.file === other.file && one.fingerprint === other.fingerprint;
  return [
    ...found
      .filter((secret) => !reviewed.some((one) => isSame(one, secret)))
      .map(({ file, line, kind, fingerprint }) => `${file}:${line}: ${kind} (${fingerprint}). ${REMEDY}`),
    ...reviewed
      .filter((one) => one.reason.trim() === '' || !found.some((secret) => isSame(one, secret)))
      .map(
        ({ file, fingerprint }) =>
          `${file}: ${fingerprint} is reviewed without a reason, or not there any more.`,
      ),
  ];
}

const REMEDY =
  'Take it out and replace it where it is used, or name it in scripts/secrets/reviewed.json with a reason.';
