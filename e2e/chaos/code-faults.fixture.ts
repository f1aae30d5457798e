import { expect, type Page } from '@playwright/test';
import { changedPages } from '../changed-pages.fixture.ts';

/** What the code of a remote may do in a browser. */
export const CODE_FAULTS = [
  /** Its entry throws. */
  'load',
  /** Its entry exports something else than a remote. */
  'export',
  'render',
  'effect',
  /** A click on its page throws. */
  'handler',
  'loader',
  'head',
  /** A promise that nobody waits for. */
  'rejection',
  'timer',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

const KEY = 'faultOfTheTest';
/** Marks the pages of the version with this code. */
const MARK = 'data-faulty-version';

/** The pages of a remote, which do in the browser what the visitor's storage says. */
export const faultyCode = changedPages({
  before: `
const fault = typeof document === 'undefined' ? null : sessionStorage.getItem('${KEY}');
const fail = (): never => {
  throw new Error('This version fails: ' + fault);
};
if (fault === 'load') {
  fail();
}`,
  component: `
        if (fault === 'render') {
          fail();
        }
        useEffect(() => {
          if (fault === 'effect') {
            fail();
          }
          if (fault === 'timer') {
            setTimeout(fail);
          }
          if (fault === 'rejection') {
            void Promise.resolve().then(fail);
          }
        }, []);
        const onClick = () => fault === 'handler' && fail();
        return createElement('div', { onClick, '${MARK}': '' }, createElement(Page));`,
  members: `
        loader: fault === 'loader' ? fail : module.loader,
        handle: fault === 'head' ? { ...module.handle, head: fail } : module.handle,`,
  unless: "fault === 'export' ? ({} as Remote) :",
});

/** The code of every document of this page fails in this way. */
export async function failInCode(page: Page, fault: CodeFault): Promise<void> {
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, fault] as const);
}

/**
 * With the fault nothing of the version that fails is left in the page; without one, its page is shown. A page that the server
 * has rendered runs no loader in the browser; its head is run only where the site's header reads the section from it, so
 * that either version is right there.
 */
export async function expectVersionOf(page: Page, fault: CodeFault | 'none'): Promise<void> {
  const isOfServer = (fault === 'loader' || fault === 'head') && (await isRenderedByServer(page));
  if (fault === 'head' && isOfServer) {
    return;
  }
  const isMet = fault !== 'none' && !isOfServer;
  await expect(page.locator(`[${MARK}]`), 'pages of the version that fails').toHaveCount(isMet ? 0 : 1);
}

/** Whether the page that is shown came with the document. */
function isRenderedByServer(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { mode } = JSON.parse(document.getElementById('bazaar-boot')?.textContent ?? '{}');
    const [loaded] = performance.getEntriesByType('navigation');
    return mode === 'server' && loaded?.name === location.href;
  });
}
