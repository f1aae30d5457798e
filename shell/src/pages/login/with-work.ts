import { isApiError } from '@bazaar/api';
import { WorkChallenge, type WorkSolution } from '@bazaar/contracts/auth';

/** A challenge may be replaced by another one, when it lapsed or more work is asked for meanwhile. */
const MAX_ROUNDS = 3;

export interface WorkOptions {
  /** Called when the browser begins to work, and when the request is sent again. */
  onWork(isWorking: boolean): void;
}

/** Sends a request, and again with work of this browser when the service asks for it. */
export async function withWork<Response>(
  send: (work?: WorkSolution) => Promise<Response>,
  { onWork }: WorkOptions,
): Promise<Response> {
  let work: WorkSolution | undefined;
  for (let round = 0; ; round += 1) {
    try {
      return await send(work);
    } catch (error) {
      const challenge = challengeOf(error);
      if (challenge === null || round === MAX_ROUNDS) {
        throw error;
      }
      onWork(true);
      // Hardly anybody is ever asked for it.
      const { solveWork } = await import('./solve-work.ts');
      work = await solveWork(challenge);
      onWork(false);
    }
  }
}

function challengeOf(error: unknown): WorkChallenge | null {
  if (!isApiError(error) || error.data?.code !== 'work_required') {
    return null;
  }
  const read = WorkChallenge.safeParse(error.data.data?.work);
  return read.success ? read.data : null;
}
