import type { ZodMiniType } from 'zod/mini';

export interface EventDefinition<Payload extends ZodMiniType = ZodMiniType> {
  /** `owner.past-tense-fact`. */
  readonly name: `${string}.${string}`;
  readonly version: number;
  readonly payload: Payload;
  /** A state event: a late subscriber still receives the last one. */
  readonly isState: boolean;
  /** Reaches the visitor's other tabs too. */
  readonly crossTab: boolean;
}

/**
 * Describes an event of the bus. A new optional field keeps the version; a removed or renamed one makes version + 1,
 * and the owner publishes both for one release.
 */
// biome-ignore lint/complexity/useMaxParams: name, version and payload are what every event is; options are rare
export function defineEvent<Payload extends ZodMiniType>(
  name: `${string}.${string}`,
  version: number,
  payload: Payload,
  options: { isState?: boolean; crossTab?: boolean } = {},
): EventDefinition<Payload> {
  return { name, version, payload, isState: options.isState ?? false, crossTab: options.crossTab ?? false };
}

/** Events are matched by this text, so two bundled copies of a definition are one event. */
export function topicOf(event: Pick<EventDefinition, 'name' | 'version'>): string {
  return `${event.name}@${event.version}`;
}
