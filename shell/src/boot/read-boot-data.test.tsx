import { dehydrate, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { BOOT_ELEMENT_ID, type BootData, STREAMED_QUERIES } from './boot-data.ts';
import { adoptQueries, readBootData } from './read-boot-data.ts';

const scope = globalThis as unknown as Record<string, { push(state: unknown): void } | undefined>;

afterEach(() => {
  document.body.replaceChildren();
  scope[STREAMED_QUERIES] = undefined;
});

function writeBoot(text: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = BOOT_ELEMENT_ID;
  element.textContent = text;
  document.body.append(element);
}

/** One query's state, as the server sends it. */
function stateOf(key: string, data: string) {
  const client = new QueryClient();
  client.setQueryData([key], data);
  return dehydrate(client);
}

describe('readBootData', () => {
  it('reads what the server has put into the document', () => {
    writeBoot('{"shellBuild":"abc","mode":"client"}');

    expect(readBootData()).toMatchObject({ shellBuild: 'abc', mode: 'client' });
  });

  it('throws an error that names the cause when the document has no boot data', () => {
    expect(() => readBootData()).toThrow('carries no boot data');
  });
});

describe('adoptQueries', () => {
  const bootWith = (queries: BootData['queries']) => ({ queries }) as BootData;

  it('adopts the states in the document', () => {
    const client = new QueryClient();

    adoptQueries(client, bootWith(stateOf('menu', 'فهرست')));

    expect(client.getQueryData(['menu'])).toBe('فهرست');
  });

  it('adopts those that streamed in before the client started, and those that stream in later', () => {
    const client = new QueryClient();
    scope[STREAMED_QUERIES] = [stateOf('early', 'زود')] as never;

    adoptQueries(client, bootWith(stateOf('menu', 'فهرست')));
    (scope[STREAMED_QUERIES] as { push(state: unknown): void } | undefined)?.push(stateOf('late', 'دیر'));

    expect(client.getQueryData(['early'])).toBe('زود');
    expect(client.getQueryData(['late'])).toBe('دیر');
  });
});
