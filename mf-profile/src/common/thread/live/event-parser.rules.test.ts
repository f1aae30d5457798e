import { describe, expect, it } from 'vitest';
import { createEventParser } from './event-parser.rules.ts';

const STREAM =
  'retry: 3000\nevent: open\ndata: {}\n\n:\n\nevent: message\nid: 7:9:8\ndata: {"conversationId":5}\n\n';

const EVENTS = [
  { event: 'open', data: '{}', id: undefined },
  { event: 'message', data: '{"conversationId":5}', id: '7:9:8' },
];

it('reads the events of a stream and skips its heartbeats', () => {
  expect(createEventParser()(STREAM)).toEqual(EVENTS);
});

describe.each(['\n', '\r\n', '\r'])('with lines that end with %j', (lineEnd) => {
  it.each([1, 2, 3, 7, 20])('reads the same from pieces of %d characters', (size) => {
    const parse = createEventParser();
    // One more line, since a lone carriage return at the very end may be half a line end.
    const stream = `${STREAM}:\n`.replaceAll('\n', lineEnd);
    const pieces = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

    expect(pieces.flatMap((piece) => parse(piece))).toEqual(EVENTS);
  });
});

it('joins the lines of data, and takes an event without a name for a message', () => {
  const text = 'data: {"a":\ndata\ndata:1}\nid\n\n';

  expect(createEventParser()(text)).toEqual([{ event: 'message', data: '{"a":\n\n1}', id: '' }]);
});

it('returns nothing before an event is complete', () => {
  expect(createEventParser()('event: open\ndata: {}\n')).toEqual([]);
});
