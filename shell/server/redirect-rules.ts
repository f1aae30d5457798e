import * as z from 'zod/mini';

/** One redirect of the configuration (specification §4). */
const RedirectRule = z.strictObject({
  /** A path with `:name` for one segment and, at its end, `*` for the rest: `/old/:id/*`. */
  pattern: z.string().check(z.startsWith('/')),
  /** Where it leads: a path, or an address of another site; `:name` and `*` stand for what the pattern found. */
  target: z.string().check(z.minLength(1)),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  /** Allows a target on another site. */
  external: z.optional(z.boolean()),
});
type RedirectRule = z.output<typeof RedirectRule>;

export interface Redirect {
  location: string;
  status: 301 | 302 | 307 | 308;
}

/** The redirect of a path with its query; null when no rule has the path. */
export type FindRedirect = (url: URL) => Redirect | null;

/** A rule that cannot be used. */
export class RedirectRuleError extends Error {
  override readonly name = 'RedirectRuleError';
}

/** Joined with a target that is a path, it tells whether the target leaves the site. */
const ANY_SITE = 'https://site.invalid';

/**
 * Reads the redirect rules of a configuration: a JSON list.
 * @throws RedirectRuleError that names the rule, and how to correct it.
 */
export function readRedirectRules(text: string): FindRedirect {
  const rules = parseRules(text).map(compile);
  return (url) => {
    for (const rule of rules) {
      const found = rule(url);
      if (found) {
        return found;
      }
    }
    return null;
  };
}

function parseRules(text: string): RedirectRule[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (cause) {
    throw new RedirectRuleError('The redirect rules are not JSON: give a list of rules.', { cause });
  }
  const result = z.array(RedirectRule).safeParse(list);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new RedirectRuleError(
      `The redirect rules are wrong at "${issue?.path.join('.')}": give pattern, target, status (301, 302, 307, 308) and, for another site, external.`,
    );
  }
  return result.data;
}

function compile(rule: RedirectRule): FindRedirect {
  checkTarget(rule);
  const { names, expression } = readPattern(rule.pattern);
  return (url) => {
    const found = expression.exec(url.pathname);
    if (!found) {
      return null;
    }
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']));
    const path = rule.target.replace(PLACEHOLDER, (_all, _mark, name) => values.get(name ?? '*') ?? '');
    return { location: withQuery(path, url.search), status: rule.status };
  };
}

/** `:name`, but not the colon of `https://` or of a port; or the `*` at the end. */
const PLACEHOLDER = /(:([a-z]\w*)|\*$)/gi;

function checkTarget({ pattern, target, external = false }: RedirectRule): void {
  const name = `The redirect of ${pattern} to ${target}`;
  const sample = target.replace(PLACEHOLDER, 'x');
  if (!URL.canParse(sample, ANY_SITE)) {
    throw new RedirectRuleError(`${name} leads to no address: give a path, or https://… with external.`);
  }
  const { origin, protocol } = new URL(sample, ANY_SITE);
  const leaves = origin !== ANY_SITE;
  if (leaves && !external) {
    throw new RedirectRuleError(`${name} leaves the site: set external to true, or give a path.`);
  }
  if (leaves && (protocol !== 'https:' || new URL(target.replace(PLACEHOLDER, 'y')).origin !== origin)) {
    throw new RedirectRuleError(`${name} has no fixed site: give https://… with a host of its own.`);
  }
  if (!leaves && (external || !target.startsWith('/'))) {
    throw new RedirectRuleError(`${name} is within the site: begin it with a slash, and leave external out.`);
  }
}

function readPattern(pattern: string): { names: string[]; expression: RegExp } {
  const names: string[] = [];
  const parts = pattern.split('/').map((part, index, all) => {
    if (part === '*' && index === all.length - 1) {
      names.push('*');
      return '(.*)';
    }
    if (/^:[a-z]\w*$/i.test(part)) {
      names.push(part.slice(1));
      return '([^/]+)';
    }
    if (/[*:]/.test(part)) {
      throw new RedirectRuleError(
        `The pattern ${pattern} is wrong at "${part}": a segment is a text or :name, and * is the last one.`,
      );
    }
    return part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return { names, expression: new RegExp(`^${parts.join('/')}$`) };
}

/** The visitor's query goes along, unless the target has its own. A path stays one: `//host` would be another site. */
function withQuery(target: string, query: string): string {
  const safe = target.replace(/^\/{2,}/, '/');
  return safe.includes('?') ? safe : safe + query;
}
