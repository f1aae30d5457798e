import { Problem } from '@bazaar/contracts';
import { CLIENT_ID, CLIENT_ID_HEADER, getSettings } from '@bazaar/contracts/setting';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { findConfig, saveConfig } from './client-config.sql.ts';
import { seedSetting } from './seed.ts';

const ADDRESS = '/setting/api/v1/settings';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await seedSetting(test.db, { now: test.clock() });
});
afterAll(() => test[Symbol.asyncDispose]());

describe('GET /setting/api/v1/settings', () => {
  it('returns the configuration of the client that the header names', async () => {
    const reply = await test.app.inject({ url: ADDRESS, headers: { [CLIENT_ID_HEADER]: CLIENT_ID } });

    const config = getSettings.response.parse(reply.json());
    expect(config.home.sections.filter(({ hidden }) => !hidden).map(({ kind }) => kind)).toEqual([
      'types',
      'categories',
      'request',
      'advertisements',
      'news',
      'webinars',
      'videos',
      'howItWorks',
    ]);
    expect(config.home.banner.phrases).toHaveLength(5);
    expect(config.addresses).toMatchObject({
      auth: '/api/auth',
      supplierPanel: '/business/register',
    });
  });

  it('returns 404 for an unknown client, 400 without one', async () => {
    const unknown = await test.app.inject({ url: ADDRESS, headers: { [CLIENT_ID_HEADER]: 'nobody' } });
    const none = await test.app.inject(ADDRESS);

    expect([unknown.statusCode, Problem.parse(unknown.json()).code]).toEqual([404, 'not_found']);
    expect([none.statusCode, Object.keys(Problem.parse(none.json()).errors ?? {})]).toEqual([
      400,
      ['client-id'],
    ]);
  });

  it('changes its version with its text, and only then', async () => {
    const config = await findConfig(test.db, CLIENT_ID);
    if (config === null) {
      throw new Error('The seed wrote no configuration.');
    }
    const { version: before, ...rest } = config;
    await saveConfig(test.db, { ...rest, clientId: 'copy' }, test.clock());
    const first = await findConfig(test.db, 'copy');
    await saveConfig(test.db, { ...rest, clientId: 'copy' }, test.clock());
    const same = await findConfig(test.db, 'copy');
    await saveConfig(test.db, { ...rest, clientId: 'copy', siteName: 'بازار نو' }, test.clock());
    const changed = await findConfig(test.db, 'copy');

    expect(before).toMatch(/^[0-9a-f]{12}$/);
    expect(same?.version).toBe(first?.version);
    expect(changed?.version).not.toBe(first?.version);
  });

  it('returns 500 for a stored configuration of a wrong shape', async () => {
    await sql`
      insert into setting.client_config (client_id, version, config, updated_at)
      values ('broken', 'v', '{"clientId": "broken"}', ${test.clock()})`.execute(test.db);

    const reply = await test.app.inject({ url: ADDRESS, headers: { [CLIENT_ID_HEADER]: 'broken' } });

    expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  });
});
