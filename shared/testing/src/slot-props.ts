import * as slots from '@bazaar/contracts/slots';

const definitions = new Map(Object.values(slots).map((slot) => [slot.name, slot]));

/** @throws when the contracts have no such slot, or the slot's schema refuses these props. */
export function parseSlotProps(name: string, props: unknown): Readonly<Record<string, unknown>> {
  const definition = definitions.get(name);
  if (!definition) {
    throw new Error(
      `@bazaar/contracts/slots has no slot "${name}"; it has ${[...definitions.keys()].join(', ')}.`,
    );
  }
  return definition.props.parse(props);
}

export function isSlotName(name: string): boolean {
  return definitions.has(name);
}
