import { describe, expect, it, vi } from 'vitest';
import { idleRegistry } from '../remotes/given-remote.fixture.ts';
import { hasOwnData, noteDataGeneration } from './data-generation.ts';
import { renewDataOnFallback } from './renewed-data.ts';

const page = { remote: 'mf-catalog', pattern: '/category/:id' };

function givenRegistry() {
  let generation = 0;
  let listener: (name: string) => void = () => undefined;
  const registry = idleRegistry({
    generation: (name) => (name === 'mf-catalog' ? generation : 0),
    subscribe(next) {
      listener = next;
      return () => undefined;
    },
  });
  const replace = (name: string) => {
    generation += 1;
    listener(name);
  };
  return { registry, replace };
}

function givenRouter(remote: string) {
  return {
    state: { matches: [{ route: { handle: { remote, pattern: page.pattern } } }] },
    revalidate: vi.fn(),
  } as unknown as Parameters<typeof renewDataOnFallback>[0];
}

describe('the data of a page', () => {
  it('are those of the version in place until another one takes over, and again when its loader ran', () => {
    const { registry, replace } = givenRegistry();
    expect(hasOwnData(registry, page)).toBe(true);

    replace('mf-catalog');
    expect(hasOwnData(registry, page)).toBe(false);

    noteDataGeneration(registry, page);
    expect(hasOwnData(registry, page)).toBe(true);
  });

  it('are loaded again when the page’s remote has another version, once the document is hydrated', async () => {
    const { registry, replace } = givenRegistry();
    const router = givenRouter('mf-catalog');
    const hydrated = Promise.withResolvers<void>();
    renewDataOnFallback(router, registry, hydrated.promise);

    replace('mf-catalog');
    await Promise.resolve();
    expect(router.revalidate).not.toHaveBeenCalled();
    hydrated.resolve();
    await vi.waitFor(() => expect(router.revalidate).toHaveBeenCalledOnce());

    noteDataGeneration(registry, page);
    replace('mf-catalog');
    expect(router.revalidate).toHaveBeenCalledTimes(2);
  });

  it('are loaded again when that happened before anybody could listen', async () => {
    const { registry, replace } = givenRegistry();
    const router = givenRouter('mf-catalog');
    replace('mf-catalog');

    renewDataOnFallback(router, registry, Promise.resolve());

    await vi.waitFor(() => expect(router.revalidate).toHaveBeenCalledOnce());
  });

  it('stay when another remote has changed', async () => {
    const { registry, replace } = givenRegistry();
    const router = givenRouter('mf-content');
    renewDataOnFallback(router, registry, Promise.resolve());

    replace('mf-catalog');
    await Promise.resolve();
    await Promise.resolve();

    expect(router.revalidate).not.toHaveBeenCalled();
  });
});
