import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.rules.ts';

const STREAM =
  'retry: 3000\nevent: open\ndata: {}\n\n:\n\nevent: message\nid: 7:9:8\ndata: {"conversationId":5}\n\n';

const EVENTS = [
  { event: 'open', data: '{}', id: undefined },
  { event: 'message', data: '{"conversationId":5}', id: '7:9:8' },
];

it('reads the events of a stream and skips its signs of life', () => {
  expect(createEventParser()(STREAM)).toEqual(EVENTS);
});

it.each([1, 2, 3, 7, 20])('reads the same from pieces of %d characters', (size) => {
  const parse = createEventParser();
  const pieces = STREAM.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

  expect(pieces.flatMap((piece) => parse(piece))).toEqual(EVENTS);
});

it('returns nothing before an event is complete', () => {
  expect(createEventParser()('event: open\ndata: {}\n')).toEqual([]);
});
