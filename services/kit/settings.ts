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

interface Limits {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
}

/** Reads a whole number that has to be within two limits. */
export function readWithin(variables: Variables, name: string, { fallback, least, most }: Limits): number {
  const number = readCount(variables, name, fallback);
  if (number < least || number > most) {
    throw new EnvironmentProblem(`${name} is out of range: write a number from ${least} to ${most}.`);
  }
  return number;
}

/** Reads an amount in whole rial above zero; `fallback` when it is not set. */
export function readRial(variables: Variables, name: string, fallback: number): number {
  const value = Number(variables[name] ?? fallback);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new EnvironmentProblem(`${name} is not a whole number of rial above zero.`);
  }
  return value;
}

/** Reads a port, 1 to 65535. */
export function readPort(variables: Variables, name: string, fallback: number): number {
  return readWithin(variables, name, { fallback, least: 1, most: 65_535 });
}
