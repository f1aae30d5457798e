import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface TestRequest {
  readonly service: string;
  readonly method: string;
  readonly path: string;
}

const calls: TestRequest[] = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@bazaar/contracts/endpoints.json')), 'utf8'),
);
const extensions = readFileSync(
  fileURLToPath(new URL('EXTENSIONS.md', import.meta.resolve('@bazaar/contracts/endpoints.json'))),
  'utf8',
);
const endpoints = (await collectEndpoints()).map(([, endpoint]) => endpoint);
const described = new Set(endpoints.map(keyOf));
let test: TestApp;
let document: { paths: Record<string, Record<string, unknown>> };

beforeAll(async () => {
  test = await createTestApp();
  document = (await test.app.inject('/openapi.json')).json();
});
afterAll(() => test[Symbol.asyncDispose]());

/** Parameter names do not matter: `:id` and `:pageId` are the same endpoint. */
function keyOf({ service, method, path }: TestRequest): string {
  return `${method} /${service}${path.replaceAll(/:\w+/g, ':')}`;
}

describe('the endpoints of the specification', () => {
  it('are all in the table', () => {
    expect(calls.length).toBe(127);
    expect(new Set(calls.map(keyOf)).size).toBe(calls.length);
  });

  it('are all described in the contracts', () => {
    expect(calls.map(keyOf).filter((key) => !described.has(key))).toEqual([]);
  });

  it('are all served by the server', () => {
    const missing = calls.filter(({ service, method, path }) => {
      const endpoint = endpoints.find((one) => keyOf(one) === keyOf({ service, method, path }));
      const url = `/${service}${endpoint?.path ?? path}`;
      return !test.app.hasRoute({ method: method as 'GET', url });
    });

    expect(missing).toEqual([]);
  });

  it('are all in the OpenAPI document', () => {
    const written = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ':')}`),
      ),
    );

    expect(calls.map(keyOf).filter((key) => !written.has(key))).toEqual([]);
    expect([...described].filter((key) => !written.has(key))).toEqual([]);
  });

  it('are the only ones besides those in the list of extensions', () => {
    const listed = new Set(
      [...extensions.matchAll(/^\| (GET|POST|PUT|DELETE)\s*\| `([^`]+)`/gm)].map(
        ([, method, path]) => `${method} ${path?.replaceAll(/:\w+|\{\w+\}/g, ':')}`,
      ),
    );
    const known = new Set(calls.map(keyOf));
    const beyond = [...described].filter((key) => !known.has(key));

    expect(beyond.filter((key) => !listed.has(key))).toEqual([]);
    expect([...listed].filter((key) => !beyond.includes(key))).toEqual([]);
  });
});
