import { EnvironmentProblem } from './environment-problem.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';

/**
 * Takes secrets from files: a variable that has `_FILE` behind its name has the path of a file with the value, which then is not
 * in the environment of the process. A line end behind the value is no part of it; an empty file stands for nothing.
 * @throws EnvironmentProblem for a secret that is given twice, or whose file cannot be read.
 */
export function withSecretFiles<V extends Variables>(
  variables: V,
  names: readonly string[],
  read: (file: string) => string,
): V {
  const lines: string[] = [];
  const found = names.flatMap((name) => {
    const file = variables[`${name}${SUFFIX}`];
    if (!file) {
      return [];
    }
    if (variables[name]) {
      lines.push(`${name} and ${name}${SUFFIX} are both set: give one of them.`);
      return [];
    }
    try {
      return [[name, read(file).trimEnd()]];
    } catch (error) {
      lines.push(`${name}${SUFFIX} is "${file}", which cannot be read: ${(error as Error).message}`);
      return [];
    }
  });
  if (lines.length > 0) {
    throw new EnvironmentProblem(...lines);
  }
  return { ...variables, ...Object.fromEntries(found) };
}

/** Secrets of the services that may be given as files. */
export const SERVICES_SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'AUTH_SIGNING_KEY',
  'SMS_HTTP_TOKEN',
  'ZARINPAL_MERCHANT_ID',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

/** Secrets of the shell that may be given as files. */
export const SHELL_SECRETS = ['BEACON_SECRET'] as const;
