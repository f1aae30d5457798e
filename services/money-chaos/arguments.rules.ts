import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Arguments {
  readonly seed: number;
  readonly operations: number;
  readonly clients: number;
  readonly kills: number;
  readonly instances: number;
  /** The run ends after so long, with as many operations as it has made. */
  readonly minutes: number;
}

const RANGES: Readonly<Record<keyof Arguments, readonly [least: number, most: number]>> = {
  seed: [0, 2 ** 31],
  operations: [1, 10_000_000],
  clients: [1, 256],
  kills: [0, 10_000],
  instances: [1, 8],
  minutes: [1, 10_000],
};

const USUAL: Arguments = {
  seed: 0,
  operations: 200_000,
  clients: 32,
  kills: 100,
  instances: 2,
  minutes: 10_000,
};

/** Reads the arguments, with a seed of its own when none is given. Throws an error of one line for anything else. */
export function readArguments(args: readonly string[], freshSeed: number): Arguments {
  const names = Object.keys(RANGES) as (keyof Arguments)[];
  const values = parsed(args, names);
  const chosen = names.map((name) => [name, readNumber(name, values[name])] as const);
  const given = Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
  return { ...USUAL, seed: freshSeed, ...given };
}

function parsed(args: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // What follows in the message explains how a value may begin with a dash.
    const [line] = String(error instanceof Error ? error.message : error).split('\n', 1);
    throw new Error(line);
  }
}

function readNumber(name: keyof Arguments, text: unknown): number | undefined {
  if (text === undefined) {
    return;
  }
  const [least, most] = RANGES[name];
  const value = Number(text);
  if (!/^\d+$/.test(String(text)) || value < least || value > most) {
    throw new Error(`--${name} is a whole number from ${least} to ${most}.`);
  }
  return value;
}
