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

/** Texts of ratings: for four and five stars, for three, and for fewer. */
interface RatingTexts {
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly poor: readonly string[];
}

/** What buyers of the demo's past say. */
export function readRatingTexts(): RatingTexts {
  return readFile('ratings.json');
}

/** An invented maker with its invented brand, and the categories that it makes goods of. */
export interface Principal {
  readonly name: string;
  readonly brand: string;
  readonly categories: readonly number[];
}

/** The makers that suppliers represent. */
export function readPrincipals(): readonly Principal[] {
  return readFile<{ principals: readonly Principal[] }>('delegations.json').principals;
}
