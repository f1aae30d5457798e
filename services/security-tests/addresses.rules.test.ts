import type { Endpoint } from '@bazaar/contracts';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const SECRET =
  /token|secret|password|otp|(?:^|[a-z])(?:authorization|mobile|phone|iban|sheba|nationalid)|^code$|verifier/i;
/** What stands in an address all the same, and why. */
const REVIEWED: Readonly<Record<string, string>> = {
  'auth.listDemoMessages: phoneNumber': 'the inbox of the demo, which does not exist in production',
  'wallet.listWalletTransactions: code': 'a tracking code, by which a statement is searched',
};

/** Names of what an endpoint takes in its path and query, in any depth. */
function namesOf({ params, query }: Endpoint): string[] {
  return [params, query].flatMap((schema) =>
    schema === undefined ? [] : propertiesOf(z.toJSONSchema(schema)),
  );
}

function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const { properties } = schema as { properties?: Record<string, unknown> };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(propertiesOf)];
}

describe('an endpoint', () => {
  it('carries no secret in its address, but for what was reviewed', async () => {
    const endpoints = await collectEndpoints();
    const found = endpoints.flatMap(([name, endpoint]) =>
      namesOf(endpoint)
        .filter((key) => SECRET.test(key))
        .map((key) => `${name}: ${key}`),
    );

    expect(endpoints.length).toBeGreaterThan(100);
    expect(found.filter((one) => !(one in REVIEWED))).toEqual([]);
    expect(Object.keys(REVIEWED).filter((one) => !found.includes(one))).toEqual([]);
  });

  it('is looked at in every depth', () => {
    const query = z.object({ filter: z.object({ list: z.array(z.object({ accessToken: z.string() })) }) });

    expect(namesOf({ query } as unknown as Endpoint)).toEqual(['filter', 'list', 'accessToken']);
  });
});
