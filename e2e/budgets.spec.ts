import type { CDPSession, Page } from '@playwright/test';
import { type PublicPageName, publicPages } from './fixtures/public-pages.ts';
import { expect, test } from './fixtures/test.ts';
import { expectAlive } from './fixtures/visit.ts';

const KILO = 1000;
const LONGEST_CHAIN = 2;

/** The most that a first view may weigh, in kB of brotli; without a number it is reported only. */
const BUDGETS: Readonly<Partial<Record<PublicPageName, { scripts?: number; styles?: number }>>> = {
  product: { scripts: 185, styles: 20 },
  category: { styles: 20 },
  home: { styles: 20 },
};

interface LoadedFile {
  url: string;
  type: string;
  /** Bytes on the wire. */
  bytes: number;
  /** 1 for what the document itself asks for. */
  depth: number;
}

/** Follows every request of a page, who asked for it and what it weighed. */
async function followRequests(page: Page): Promise<() => LoadedFile[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const files = new Map<string, LoadedFile & { by: string | undefined }>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    const by = initiator.type === 'script' ? initiator.stack?.callFrames[0]?.url : undefined;
    files.set(requestId, { url: request.url, type, bytes: 0, depth: 0, by });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) {
      file.bytes = encodedDataLength;
    }
  });
  return () => {
    const all = [...files.values()];
    const depthOf = (url: string | undefined): number => {
      const asker = all.find((file) => file.url === url && file.type === 'Script');
      return asker ? 1 + depthOf(asker.by) : 1;
    };
    return all.map((file) => ({ ...file, depth: file.type === 'Document' ? 0 : depthOf(file.by) }));
  };
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

for (const name of ['product', 'category', 'home'] as const) {
  test(`the ${name} page's first view keeps to its budget and to a short chain of requests`, async ({
    page,
    catalogue,
  }, testInfo) => {
    const loaded = await followRequests(page);
    await page.goto(publicPages(catalogue)[name].path, { waitUntil: 'load' });
    await expectAlive(page);

    const files = loaded();
    const scripts = files.filter(({ type }) => type === 'Script');
    const styles = files.filter(({ type }) => type === 'Stylesheet');
    const report = `scripts ${(sum(scripts) / KILO).toFixed(1)} kB, styles ${(sum(styles) / KILO).toFixed(1)} kB, ${files.length} requests`;
    testInfo.annotations.push({ type: 'weight', description: report });
    console.log(`${name}: ${report}`);
    const { scripts: mostScripts = Infinity, styles: mostStyles = Infinity } = BUDGETS[name] ?? {};
    expect(scripts.length).toBeGreaterThan(2);
    expect(sum(scripts) / KILO).toBeLessThanOrEqual(mostScripts);
    expect(sum(styles) / KILO).toBeLessThanOrEqual(mostStyles);
    const late = scripts.filter(({ depth }) => depth > 1).map(({ url }) => url);
    expect(late, 'scripts of the first view that the document does not ask for itself').toEqual([]);
    expect(Math.max(...files.map(({ depth }) => depth))).toBeLessThanOrEqual(LONGEST_CHAIN);
  });
}
