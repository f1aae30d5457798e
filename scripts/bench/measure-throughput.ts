import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 4;

/** Documents per second, over loopback, after one second of warming up. */
export async function measureThroughput(url: string): Promise<number> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { 'accept-encoding': 'br', cookie: 'bazaar_bucket=50' },
    });
  await run(1);
  const result = await run(SECONDS);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed.`);
  }
  return result.requests.average;
}
