import type { Endpoint } from '@bazaar/contracts';

type Schema = NonNullable<Endpoint['body']>;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
}

const NAMES_AN_ID = /(?:^|\.)id$|Ids?(?:\[\])?$/;

/** Every place of an endpoint's input whose name is that of an id: `params.id`, `body.documents[].fileId`. */
export function idPlacesOf({ params, query, body }: Endpoint): string[] {
  const places = [...placesIn(params, 'params'), ...placesIn(query, 'query'), ...placesIn(body, 'body')];
  return [...new Set(places.filter((place) => NAMES_AN_ID.test(place)))];
}

function placesIn(schema: Schema | undefined, at: string): string[] {
  const { shape, element, innerType, options } = (schema?._zod.def ?? {}) as Partial<Definition>;
  if (shape !== undefined) {
    return Object.entries(shape).flatMap(([key, field]) => placesIn(field, `${at}.${key}`));
  }
  if (options !== undefined) {
    return options.flatMap((option) => placesIn(option, at));
  }
  if (element !== undefined) {
    return placesIn(element, `${at}[]`);
  }
  return innerType === undefined ? [at] : placesIn(innerType, at);
}
