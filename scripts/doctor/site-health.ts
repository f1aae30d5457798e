const TIMEOUT_MS = 5_000;

interface State {
  readonly status: string;
  readonly reason?: string | null;
}

/** What of the shell's `/healthz` shows that something is wrong. */
interface ShellHealth {
  readonly shell: State;
  readonly remotes: Readonly<Record<string, State>>;
  readonly manifest: {
    readonly isExpired: boolean;
    readonly isForked: boolean;
    readonly refused: string | null;
  };
}

/** Why the address of a running process does not answer with success; nothing when it does. */
export async function answerProblems(name: string, url: string): Promise<readonly string[]> {
  const answer = await ask(url);
  if (typeof answer === 'string') {
    return [`No answer from ${name} at ${url} (${answer}): start the site, or see its log.`];
  }
  return answer.status === 200 ? [] : [`${answer.status} from ${name} at ${url}: ${brief(answer.text)}`];
}

/** The problems that the shell itself tells of. */
export async function shellProblems(url: string): Promise<readonly string[]> {
  const answer = await ask(url);
  const isRead = typeof answer !== 'string' && answer.status === 200;
  return isRead ? problemsOfHealth(JSON.parse(answer.text)) : answerProblems('the shell', url);
}

/** What a response of the shell's `/healthz` shows. */
export function problemsOfHealth(json: unknown): readonly string[] {
  const { shell, remotes, manifest } = json as Partial<ShellHealth>;
  if (!shell || !remotes || !manifest) {
    return ['The shell answers /healthz in another form: it is of another version.'];
  }
  const parts = Object.entries({ 'the shell': shell, ...remotes });
  return [
    ...parts
      .filter(([, { status }]) => status !== 'ready')
      .map(
        ([name, { status, reason }]) => `The files of ${name} are ${status}: ${reason ?? 'not fetched yet'}.`,
      ),
    ...(manifest.isExpired ? ['The manifest has expired: write it anew with npm run manifest.'] : []),
    ...(manifest.isForked ? ['Two manifests have one sequence: find out who else writes it.'] : []),
    ...(manifest.refused === null ? [] : [`The manifest's file is not in force: ${manifest.refused}`]),
  ];
}

async function ask(url: string): Promise<{ readonly status: number; readonly text: string } | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
    return code ?? (cause instanceof Error ? cause.name : 'no answer');
  }
}

function brief(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 200);
}
