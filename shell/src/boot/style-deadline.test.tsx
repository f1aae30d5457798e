import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { styleDeadlineScript } from './style-deadline.ts';

const OWN = '/_s/styles.1a.css';
const REMOTE = '/_r/mf-content/1.0.0/css/faq.2b.css';

function addSheet(href: string, sheet: object | null = null): HTMLLinkElement {
  const link = document.createElement('link');
  // Without an address the test's browser requests nothing.
  Object.defineProperty(link, 'sheet', { value: sheet });
  Object.defineProperty(link, 'rel', { value: 'stylesheet' });
  vi.spyOn(link, 'matches').mockReturnValue(href.startsWith('/_r/'));
  document.body.append(link);
  return link;
}

/** Evaluates the text as a browser does, over a document in which `links` are the remotes' style sheets. */
function run(links: readonly HTMLLinkElement[]): void {
  const scope = {
    addEventListener: document.addEventListener.bind(document),
    querySelectorAll: () => links.filter((link) => link.isConnected),
  };
  new Function('document', styleDeadlineScript)(scope);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the style sheets of remotes', () => {
  it('that are late after the shell’s own no longer hold the first paint', () => {
    const own = addSheet(OWN);
    const late = addSheet(REMOTE);
    const there = addSheet(REMOTE, {});
    run([late, there]);

    vi.advanceTimersByTime(60_000);
    expect(late.isConnected).toBe(true);
    own.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(799);
    expect(late.isConnected).toBe(true);
    vi.advanceTimersByTime(1);

    expect([own, late, there].map((link) => link.isConnected)).toEqual([true, false, true]);
  });

  it('that fail leave it to the remote to request them again', () => {
    const failed = addSheet(REMOTE);
    run([failed]);

    failed.dispatchEvent(new Event('error'));

    expect(failed.isConnected).toBe(false);
  });

  it('are told apart by their address', () => {
    expect(styleDeadlineScript).toContain("link[rel=stylesheet][href^='/_r/']");
    expect(styleDeadlineScript).not.toMatch(/<\/|<!--/);
  });
});
