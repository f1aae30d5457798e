declare module 'accepts' {
  import type { IncomingMessage } from 'node:http';

  /** The part of the library that the stream uses. Without the header, it takes every type as accepted. */
  export default function accepts(request: Pick<IncomingMessage, 'headers'>): {
    /** The type, when the header accepts it. */
    type(name: string): string | false;
  };
}
