/** One event of a stream, as its lines say. */
export interface StreamedEvent {
  event: string;
  data: string;
  /** The position after it; undefined when it has none. */
  id: string | undefined;
}

/** A carriage return at the end of a piece may belong to a line feed that begins the next one. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Returns the function that is given a stream's text, in pieces cut anywhere, and returns the events that are complete
 * (HTML §9.2.6). Comments and events without data are no events.
 */
export function createEventParser(): (text: string) => StreamedEvent[] {
  let rest = '';
  let block: string[] = [];
  return (text) => {
    const lines = (rest + text).split(LINE_END);
    rest = lines.pop() ?? '';
    const events: (StreamedEvent | null)[] = [];
    for (const line of lines) {
      if (line === '') {
        events.push(readBlock(block));
        block = [];
      } else {
        block.push(line);
      }
    }
    return events.filter((event) => event !== null);
  };
}

function readBlock(lines: readonly string[]): StreamedEvent | null {
  const fields = new Map<string, string>();
  const data: string[] = [];
  for (const line of lines) {
    const [, name, value] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === 'data') {
      data.push(value ?? '');
    } else if (name !== undefined) {
      fields.set(name, value ?? '');
    }
  }
  return data.length === 0
    ? null
    : { event: fields.get('event') || 'message', data: data.join('\n'), id: fields.get('id') };
}
