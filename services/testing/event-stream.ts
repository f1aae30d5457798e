import { StreamEvent } from '@bazaar/contracts/notification';

/** A block of a stream of events: what is between two empty lines. */
export interface StreamedBlock {
  /** Null for a comment, and for a block that sets something else. */
  readonly event: StreamEvent | null;
  readonly id: string | undefined;
  readonly isHeartbeat: boolean;
}

/** Reads a stream of events (HTML §9.2.6, for streams with line feeds) to its end. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamedBlock> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(readBlock);
  }
}

function readBlock(block: string): StreamedBlock {
  const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
  const event = fields.get('event');
  return {
    event:
      event === undefined ? null : StreamEvent.parse({ event, ...JSON.parse(fields.get('data') ?? '{}') }),
    id: fields.get('id'),
    isHeartbeat: block.startsWith(':'),
  };
}
