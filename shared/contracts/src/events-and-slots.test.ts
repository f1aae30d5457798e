import { describe, expect, it } from 'vitest';
import { collectExports, isRecordWith } from '../testing/collect-contracts.ts';
import { creditChanged, type EventDefinition, topicOf } from './events/index.ts';
import { RemoteDescriptor } from './platform/index.ts';

const exported = await collectExports();
const events = exported.filter(
  (entry): entry is [string, EventDefinition] =>
    isRecordWith(entry[1], 'payload') && isRecordWith(entry[1], 'version'),
);
const slots = exported.filter(([, value]) => isRecordWith(value, 'props') && isRecordWith(value, 'name'));

describe('events', () => {
  it('have unique topics', () => {
    const topics = events.map(([, event]) => topicOf(event));

    expect(topics.length).toBeGreaterThan(4);
    expect(new Set(topics).size).toBe(topics.length);
  });

  it.each(events)('%s has a topic that a descriptor can name, and refuses unknown keys', (_, event) => {
    expect(RemoteDescriptor.shape.listens.safeParse([topicOf(event)]).success).toBe(true);
    expect(event.payload.safeParse({ unheardOf: 1 }).success).toBe(false);
  });

  it('tell that a credit changed, by cause and time, and never how much it is', () => {
    expect(Object.keys(creditChanged.payload.shape).sort()).toEqual(['at', 'cause']);
  });
});

describe('slots', () => {
  it('have unique names', () => {
    const names = slots.map(([, slot]) => (slot as { name: string }).name);

    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });
});
