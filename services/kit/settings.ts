import { EnvironmentProblem, type Variables } from './environment.ts';

/**
 * Reads a whole number from 0 from a variable; `fallback` when it is not set.
 * @throws EnvironmentProblem with a line that names the variable
 */
export function readCount(variables: Variables, name: string, fallback: number): number {
  const text = variables[name];
  if (text === undefined || text === '') {
    return fallback;
  }
  if (!/^\d{1,9}$/.test(text)) {
    throw new EnvironmentProblem(
      `${name} is not a whole number: write digits alone, for example ${fallback}.`,
    );
  }
  return Number(text);
}

/** Reads a list of names or addresses, separated by commas. */
export function readList(variables: Variables, name: string): string[] {
  return (variables[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const HIGHEST_PORT = 65_535;

/** Reads a port, 1 to 65535. */
export function readPort(variables: Variables, name: string, fallback: number): number {
  const port = readCount(variables, name, fallback);
  if (port < 1 || port > HIGHEST_PORT) {
    throw new EnvironmentProblem(`${name} is no port: write a number from 1 to ${HIGHEST_PORT}.`);
  }
  return port;
}
