import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-app.ts';
import { createCrawlers, type NameLookup } from './crawlers.ts';

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const DAY_MS = 86_400_000;

function givenCrawlers(names: Record<string, string>, addresses: Record<string, string>) {
  const clock = createTestClock();
  const asked: string[] = [];
  const lookup: NameLookup = {
    async reverse(address) {
      asked.push(address);
      const name = names[address];
      if (name === undefined) {
        throw new Error('ENOTFOUND');
      }
      return [name];
    },
    addressesOf: async (host) => [addresses[host] ?? ''],
  };
  const crawlers = createCrawlers({ clock, lookup });
  const settled = async (address: string, agent = GOOGLE) => {
    const first = crawlers.nameOf(address, agent);
    await new Promise(setImmediate);
    return [first, crawlers.nameOf(address, agent)];
  };
  return { clock, asked, crawlers, settled };
}

const HOST = 'crawl-66-249-66-1.googlebot.com';

describe('a crawler', () => {
  it('is known once its address and its name lead to each other, and then whatever its user agent is', async () => {
    const { settled, crawlers, asked } = givenCrawlers({ '66.249.66.1': HOST }, { [HOST]: '66.249.66.1' });

    expect(await settled('66.249.66.1')).toEqual([null, 'google']);
    expect(crawlers.nameOf('::ffff:66.249.66.1', undefined)).toBe('google');
    expect(asked).toEqual(['66.249.66.1']);
  });

  it.each([
    ['whose address has no name', {}, {}],
    ['whose name is of another domain', { '203.0.113.7': 'googlebot.com.evil.example' }, {}],
    [
      'whose name only ends like one',
      { '203.0.113.7': 'evilgooglebot.com' },
      { 'evilgooglebot.com': '203.0.113.7' },
    ],
    ['whose name belongs to another address', { '203.0.113.7': HOST }, { [HOST]: '66.249.66.1' }],
  ])('is nobody %s', async (_, names, addresses) => {
    const { settled } = givenCrawlers(names, addresses as Record<string, string>);

    expect(await settled('203.0.113.7')).toEqual([null, null]);
  });

  it('is looked up once a day, and for its user agent alone', async () => {
    const { settled, asked, clock } = givenCrawlers({ '66.249.66.1': HOST }, { [HOST]: '66.249.66.1' });
    await settled('198.51.100.1', 'Mozilla/5.0 Firefox/141.0');
    await settled('66.249.66.1');
    clock.advance(DAY_MS - 1);
    await settled('66.249.66.1');
    const before = asked.length;
    clock.advance(1);
    await settled('66.249.66.1');

    expect([before, asked.length]).toEqual([1, 2]);
  });

  it('does not have more than eight addresses looked up at a time', async () => {
    const { crawlers, asked } = givenCrawlers({}, {});
    for (let last = 0; last < 100; last += 1) {
      crawlers.nameOf(`203.0.113.${last}`, GOOGLE);
    }

    expect(asked).toHaveLength(8);
  });
});
