import type { Page } from '@playwright/test';
import { PUBLIC_PAGES, publicPages } from './public-pages.fixture.ts';
import { expect, test } from './test.fixture.ts';
import { expectHydrated, heading } from './visit.fixture.ts';

const LARGEST_SHIFT = 0.02;

/** Imitates what password managers, translators and grammar checkers do to a page before its scripts run. */
function injectExtensionNodes(): void {
  const add = (parent: Element | null, name: string) => {
    const element = document.createElement(name);
    element.setAttribute('data-extension', '');
    parent?.append(element);
  };
  const watch = new MutationObserver(() => {
    const root = document.querySelector('#root');
    if (root?.querySelector('footer') && !document.querySelector('[data-extension]')) {
      watch.disconnect();
      document.documentElement.setAttribute('data-extension-theme', 'x');
      document.body.setAttribute('data-extension-installed', '');
      add(document.head, 'meta');
      add(document.body, 'extension-panel');
      add(root, 'extension-toolbar');
      Object.assign(window, { bannerBefore: document.querySelector('header') });
    }
  });
  watch.observe(document, { childList: true, subtree: true });
}

function bannerIsTheSame(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { bannerBefore } = window as unknown as { bannerBefore?: Element };
    return bannerBefore?.isConnected === true && bannerBefore === document.querySelector('header');
  });
}

for (const name of PUBLIC_PAGES) {
  test(`nodes of a browser extension neither break nor re-render the ${name} page`, async ({
    page,
    catalogue,
  }) => {
    const { path, title } = publicPages(catalogue)[name];
    await page.addInitScript(injectExtensionNodes);
    await page.goto(path);
    await expectHydrated(page);

    await expect(heading(page, title)).toBeVisible();
    expect(await bannerIsTheSame(page)).toBe(true);
    await expect(page.locator('extension-toolbar')).toHaveCount(1);
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in the page, so it uses nothing from outside. */
function measureShifts(): void {
  const shifts: { total: number; moved: string[] } = { total: 0, moved: [] };
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'a text');
  new PerformanceObserver((list) => {
    for (const { value, sources } of (list.getEntries() as LayoutShift[]).filter(
      ({ hadRecentInput }) => !hadRecentInput,
    )) {
      shifts.total += value;
      shifts.moved.push(
        ...sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        ),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const WIDTHS = { 'a desktop': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

for (const name of PUBLIC_PAGES) {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    test(`nothing on the ${name} page moves while it loads on ${device}`, async ({ page, catalogue }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(measureShifts);
      await page.goto(publicPages(catalogue)[name].path, { waitUntil: 'load' });
      await expectHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

      const { total, moved } = await page.evaluate(
        () => (window as unknown as { shifts: { total: number; moved: string[] } }).shifts,
      );
      expect(total, moved.join('\n')).toBeLessThanOrEqual(LARGEST_SHIFT);
    });
  }
}
