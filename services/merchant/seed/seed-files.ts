import { readFileSync } from 'node:fs';

interface Places {
  /** ISO 3166-1 code and Persian name; Iran first. */
  readonly countries: readonly (readonly [string, string])[];
  /** Latitude and longitude of each province's capital. */
  readonly capitals: Readonly<Record<string, readonly [number, number]>>;
  /** Number of municipal districts. */
  readonly urbanAreas: Readonly<Record<string, number>>;
}

function readFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Content;
}

/** Countries, coordinates, districts. */
export function readPlaces(): Places {
  return readFile('places.json');
}

/** Invented makers with their invented brands. */
export function readPrincipals(): readonly (readonly [string, string])[] {
  return readFile<{ principals: readonly (readonly [string, string])[] }>('delegations.json').principals;
}
