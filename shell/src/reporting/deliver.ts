const FORBIDDEN = 403;

/** Null: this visit does not report. */
type Token = string | null;

let token: Promise<Token> | undefined;

/**
 * Sends a report with the token of this visit, which is fetched with the first one. A token that has expired, or that
 * another shell does not know, is fetched anew, once. What cannot be sent is lost: nobody waits for a report.
 * @param body JSON
 */
export async function deliver(body: string): Promise<void> {
  try {
    token ??= fetchToken();
    const used = token;
    if ((await send(body, await used)) === FORBIDDEN) {
      // Several reports that are refused at once share one new token.
      token = token === used ? fetchToken() : token;
      await send(body, await token);
    }
  } catch {
    // The next report asks again.
    token = undefined;
  }
}

async function fetchToken(): Promise<Token> {
  // biome-ignore lint/style/noRestrictedGlobals: an endpoint of the shell's own server, not of the services.
  const response = await fetch('/_beacon/token', { credentials: 'omit' });
  return response.status === 200 ? ((await response.json()) as { token: string }).token : null;
}

/** @returns the status of the response; undefined when nothing is to be sent. */
async function send(body: string, permission: Token): Promise<number | undefined> {
  if (permission === null) {
    return undefined;
  }
  // biome-ignore lint/style/noRestrictedGlobals: an endpoint of the shell's own server, not of the services.
  const { status } = await fetch('/_beacon/errors', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-beacon-token': permission },
    credentials: 'omit',
    keepalive: true,
  });
  return status;
}
