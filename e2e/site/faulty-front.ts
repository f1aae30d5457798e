import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Exchange, ForwardingServer } from './forwarding-server.ts';

/** How a file can fail on its way to a browser. */
export const FILE_FAULTS = [
  /** No byte comes. */
  'hang',
  /** The connection breaks. */
  'reset',
  /** 404. */
  'missing',
  /** 500. */
  'error',
  /** A page instead of the file, as a captive portal sends. */
  'page',
  /** The right bytes under a type that a browser does not run. */
  'wrong type',
  /** The connection breaks after half of the bytes. */
  'truncated',
  /** Bytes without an end. */
  'endless',
  /** The right bytes, a few a second. */
  'slow',
  /** The right bytes and some more, which mark the document when they take effect. */
  'tampered',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** The property of the document's root by which a tampered file is told. */
export const TAMPERED = '--tampered-by-the-test';
const TAMPERING = {
  script: `\n;document.documentElement.style.setProperty('${TAMPERED}', 'yes');`,
  style: `\nhtml{${TAMPERED}:yes}`,
};

const CROSS_ORIGIN = { 'access-control-allow-origin': '*' };

/** A server between a browser and a shell, where files can fail as they do on a bad line. */
export class FaultyFront {
  readonly #faults = new Map<string, FileFault>();
  readonly #met = new Map<string, number>();
  readonly #target: string;
  #server: ForwardingServer | undefined;

  private constructor(target: string) {
    this.#target = target;
  }

  /** Opens a front for the shell at `target`, an origin. */
  static async open(target: string): Promise<FaultyFront> {
    const front = new FaultyFront(target);
    front.#server = await ForwardingServer.open(target, (exchange) => front.#answer(exchange));
    return front;
  }

  /** Address of a page at this front. */
  url(pathname: string): string {
    return `http://localhost:${this.#server?.port}${pathname}`;
  }

  /** The path fails from now on. */
  fail(path: string, fault: FileFault): void {
    this.#faults.set(path, fault);
  }

  /** The path is answered again from now on. */
  recover(path: string): void {
    this.#faults.delete(path);
  }

  /** How often a browser asked for a path while it failed. */
  timesMet(path: string): number {
    return this.#met.get(path) ?? 0;
  }

  async close(): Promise<void> {
    await this.#server?.close();
  }

  #answer({ request, response, forward }: Exchange): void {
    const path = request.url?.split('?')[0] ?? '/';
    const fault = this.#faults.get(path);
    if (fault === undefined) {
      forward();
      return;
    }
    this.#met.set(path, this.timesMet(path) + 1);
    this.#fail(fault, request, response);
  }

  #fail(fault: FileFault, request: IncomingMessage, response: ServerResponse): void {
    const type = request.url?.includes('.css') ? 'text/css' : 'text/javascript';
    const send = (status: number, contentType: string, text: string) =>
      response.writeHead(status, { ...CROSS_ORIGIN, 'content-type': contentType }).end(text);
    switch (fault) {
      case 'hang':
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'missing':
        send(404, 'text/plain', '');
        return;
      case 'error':
        send(500, 'text/plain', '');
        return;
      case 'page':
        send(200, 'text/html', '<!doctype html><title>Sign in to this network</title>');
        return;
      case 'endless':
        this.#sendEndless(type, response);
        return;
      default:
        void this.#sendChanged(fault, request, response);
    }
  }

  #sendEndless(type: string, response: ServerResponse): void {
    response.writeHead(200, { ...CROSS_ORIGIN, 'content-type': type });
    const timer = setInterval(() => response.write(`/*${' '.repeat(1000)}*/`), 50);
    response.on('close', () => clearInterval(timer));
  }

  async #sendChanged(
    fault: 'wrong type' | 'truncated' | 'slow' | 'tampered',
    { url }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const origin = await fetch(this.#target + url);
    const released = Buffer.from(await origin.arrayBuffer());
    const bytes = fault === 'tampered' ? tamperWith(released, url ?? '') : released;
    const type = fault === 'wrong type' ? 'text/plain' : (origin.headers.get('content-type') ?? '');
    const headers = { 'content-type': type, 'content-length': bytes.length };
    response.writeHead(200, { ...CROSS_ORIGIN, ...headers, 'x-content-type-options': 'nosniff' });
    if (fault === 'wrong type' || fault === 'tampered') {
      response.end(bytes);
    } else if (fault === 'truncated') {
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    } else {
      sendSlowly(bytes, response);
    }
  }
}

function tamperWith(released: Buffer, url: string): Buffer {
  return Buffer.concat([released, Buffer.from(url.includes('.css') ? TAMPERING.style : TAMPERING.script)]);
}

/** Forty bytes, ten times a second. */
function sendSlowly(bytes: Buffer, response: ServerResponse): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 40));
    sent += 40;
  }, 100);
  response.on('close', () => clearInterval(timer));
}
