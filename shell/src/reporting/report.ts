import { deliver } from './deliver.ts';
import { faultOf, type RemoteFile, releaseIn } from './fault-of.ts';

interface Incident {
  kind: 'remote' | 'shell' | 'bus' | 'hydration' | 'error' | 'rejection';
  error: unknown;
  remote?: string;
  version?: string;
  detail?: string;
}

/** Limit of reports per visit, so that one visit does not flood the endpoint. */
const MAX_REPORTS = 30;
/** The endpoint keeps no more of a text, and refuses a body that is too long. */
const MAX_TEXT = 400;

/** Reports of this visit: forty cards that miss the same remote are one fault, told once. */
const told = new Set<string>();
let compositionId = 'unknown';

/** Sets the composition that the following reports belong to. */
export function setReportContext(id: string): void {
  compositionId = id;
}

/**
 * Sends an error to the operators with the composition it happened in, once a visit. Messages only: no addresses, no user
 * data.
 * @returns when it is sent, or given up; never rejects
 */
export async function report({ kind, error, remote, version, detail }: Incident): Promise<void> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  const body = JSON.stringify({
    kind,
    compositionId,
    message: plain(message),
    cause: plain(cause),
    remote,
    version,
    detail: plain(detail),
  });
  if (told.size >= MAX_REPORTS || told.has(body)) {
    return;
  }
  told.add(body);
  await deliver(body);
}

/** Shortens a text and removes the queries of addresses, which may contain what a visitor typed. */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/\?[^\s"')]*/g, '').slice(0, MAX_TEXT);
}

/**
 * Reports errors that no boundary catches: handlers, timers, promises. `onFault` hears of those that come from the code
 * of a remote.
 */
export function watchUncaughtErrors(onFault: (file: RemoteFile) => void): void {
  const judge = (kind: 'error' | 'rejection', error: unknown, address?: string) => {
    void report({ kind, error, ...(releaseIn(address) ?? faultOf(error)) });
    const fault = faultOf(error);
    if (fault) {
      onFault(fault);
    }
  };
  addEventListener('error', ({ error, message, filename }) => judge('error', error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => judge('rejection', reason));
}
