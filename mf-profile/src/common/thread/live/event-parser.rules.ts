/** One event of a stream, as its lines say. */
export interface StreamedEvent {
  event: string;
  data: string;
  /** The position after it; undefined when it has none. */
  id: string | undefined;
}

/**
 * Returns the function that is given a stream's text, in pieces cut anywhere, and returns the events that are complete
 * (HTML §9.2.6, for streams with line feeds). Comments and events without data are no events.
 */
export function createEventParser(): (text: string) => StreamedEvent[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(readBlock).filter((event) => event !== null);
  };
}

function readBlock(block: string): StreamedEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      fields.set(name, value);
    }
  }
  const data = fields.get('data');
  return data === undefined ? null : { event: fields.get('event') ?? 'message', data, id: fields.get('id') };
}
