import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePorts } from './embedded-postgres/free-ports.ts';
import { problemsIn, runChecks } from './kit/checks/run-checks.ts';
import type { Variables } from './kit/environment.ts';
import { startZarinpalServer } from './payment/gateway/zarinpal-server.fixture.ts';
import { PRODUCTION, startServices } from './services-process.fixture.ts';
import { startChecks } from './start-checks.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.folder;
  onTestFinished(() => temporary[Symbol.asyncDispose]());
});

/** The problems of variables beside those of a production that is set up. */
async function problems(variables: Variables): Promise<readonly string[]> {
  const all = { ...PRODUCTION, BAZAAR_DATA: folder, ...variables };
  return problemsIn(await runChecks(startChecks(all), all));
}

const privateKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

describe('the checks of a start', () => {
  it('find nothing in a production and in a demo that are set up', async () => {
    expect(await problems({})).toEqual([]);
    expect(await problems({ BAZAAR_ENV: 'demo', PUBLIC_ORIGIN: undefined })).toEqual([]);
  });

  it.each([
    ['no JSON', 'secret-word', 'is not a private P-256 key'],
    ['a public key', JSON.stringify({ ...privateKey(), d: undefined }), 'is not a private P-256 key'],
    ['the halves of two keys', JSON.stringify({ ...privateKey(), d: privateKey().d }), 'does not verify'],
  ])('refuse a signing key that is %s, and do not show it', async (_case, key, said) => {
    const [line, ...more] = await problems({ AUTH_SIGNING_KEY: key });

    expect(more).toEqual([]);
    expect(line).toMatch(new RegExp(`^AUTH_SIGNING_KEY ${said}`));
    expect(line).not.toContain(key);
  });

  it('name all that the sender of codes lacks', async () => {
    const lines = await problems({ SMS_SENDER: 'http' });

    expect(lines.map((line) => line.split(' ')[1])).toEqual([
      'SMS_HTTP_URL',
      'SMS_HTTP_TOKEN',
      'SMS_TEMPLATE',
    ]);
  });

  it('ask whether the sender is there without a message or its key', async () => {
    const asked: unknown[] = [];
    const provider = createServer((request, response) => {
      asked.push([request.method, request.url, request.headers.authorization]);
      response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void provider.close());
    await new Promise((resolve) => provider.once('listening', resolve));
    const { port } = provider.address() as AddressInfo;
    const sender = { SMS_SENDER: 'http', SMS_HTTP_TOKEN: 'secret-word', SMS_TEMPLATE: 'code' };

    expect(await problems({ ...sender, SMS_HTTP_URL: `http://127.0.0.1:${port}/send` })).toEqual([]);
    expect(asked).toEqual([['HEAD', '/', undefined]]);
    const [free] = await freePorts(1);
    const nowhere = { ...sender, SMS_HTTP_URL: `http://127.0.0.1:${free}/send?key=secret-word` };
    expect(await problems(nowhere)).toEqual([
      `SMS_HTTP_URL (127.0.0.1:${free}) cannot be reached: ECONNREFUSED. Correct SMS_HTTP_URL, or start without this check by START_WITHOUT=sender.`,
    ]);
    expect(await problems({ ...nowhere, START_WITHOUT: 'sender' })).toEqual([]);
  });

  it('write a file into the bucket, read it and remove it', async () => {
    const bucket = new S3rver({
      ...{ port: 0, silent: true, directory: folder },
      configureBuckets: [{ name: 'bazaar', configs: [] }],
    });
    onTestFinished(() => bucket.close());
    const { port } = (await bucket.run()) as AddressInfo;
    const store = {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_BUCKET: 'bazaar',
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_ACCESS_KEY_ID: 'S3RVER',
      FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    };

    expect(await problems(store)).toEqual([]);
    expect(await problems({ ...store, FILES_S3_BUCKET: 'other' })).toEqual([
      `FILES_S3_BUCKET (other at 127.0.0.1:${port}) does not keep files: NoSuchBucket. Correct FILES_S3_…, or start without this check by START_WITHOUT=files.`,
    ]);
    expect(await problems({ ...store, FILES_S3_ACCESS_KEY_ID: 'OTHER' })).toEqual([
      expect.stringMatching(
        /^FILES_S3_BUCKET \(bazaar at [\d.:]+\) does not keep files: InvalidAccessKeyId\./,
      ),
    ]);
    expect(await problems({ ...store, FILES_S3_REGION: '' })).toEqual([
      expect.stringMatching(/^Set FILES_S3_REGION too/),
    ]);
  });

  it('ask Zarinpal whether it accepts its merchant, and begin no payment', async () => {
    const server = await startZarinpalServer();
    onTestFinished(() => server[Symbol.asyncDispose]());
    const demo = { BAZAAR_ENV: 'demo', PUBLIC_ORIGIN: undefined, ZARINPAL_BASE_URL: server.origin };
    const stranger = '99999999-2222-4333-8444-555555555555';

    expect(await problems({ ...demo, ZARINPAL_MERCHANT_ID: server.merchantId })).toEqual([]);
    expect(server.questions.map(({ call }) => call)).toEqual(['unVerified']);
    expect(await problems({ ...demo, ZARINPAL_MERCHANT_ID: stranger })).toEqual([
      expect.stringMatching(
        /^ZARINPAL_MERCHANT_ID was not accepted by 127\.0\.0\.1:\d+: code -10\. Correct it/,
      ),
    ]);
    server.trouble.all = 'error500';
    expect(await problems({ ...demo, ZARINPAL_MERCHANT_ID: server.merchantId })).toEqual([
      expect.stringMatching(/: status 500\. .*START_WITHOUT=zarinpal\.$/),
    ]);
  });

  it('leave out only those that another system has to answer', async () => {
    expect(await problems({ START_WITHOUT: 'database' })).toEqual([
      expect.stringMatching(
        /^START_WITHOUT names database, which is no check that can be left out: there are sender/,
      ),
    ]);
  });

  it('read the variables of a system that is left out', async () => {
    const faults = await problems({
      ...{ START_WITHOUT: 'sender,files,zarinpal', SMS_SENDER: 'http', SMS_HTTP_URL: 'nowhere' },
      ...{ FILES_S3_ENDPOINT: 'http://127.0.0.1:9', ZARINPAL_MERCHANT_ID: 'x', SIGN_IN_WORK_BITS: '99' },
    });

    for (const name of [
      'SMS_HTTP_URL',
      'SMS_HTTP_TOKEN',
      'FILES_S3_BUCKET',
      'ZARINPAL_MERCHANT_ID',
      'SIGN_IN_WORK_BITS',
    ]) {
      expect(faults).toContainEqual(expect.stringContaining(name));
    }
  });

  it('refuse a data folder in whose place a file stands', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');

    expect(await problems({ BAZAAR_DATA: file })).toEqual([
      `BAZAAR_DATA (${file}) cannot be used: a file stands in its place. Set BAZAAR_DATA to a folder that can be written to.`,
    ]);
  });

  it('check of a service alone what it needs', async () => {
    const alone = { SERVICES: 'wallet', SMS_SENDER: undefined, AUTH_SIGNING_KEY: undefined };

    expect(await problems({ ...alone, SMS_SENDER: 'http', FILES_S3_BUCKET: 'bazaar' })).toEqual([]);
    expect(await problems({ ...alone, WITHDRAWAL_MIN_RIAL: 'much' })).toEqual([
      expect.stringMatching(/^WITHDRAWAL_MIN_RIAL /),
    ]);
  });
});

describe('a start with several wrong variables', { timeout: 60_000 }, () => {
  it('prints a line for each at once, and makes no database', async () => {
    const services = await startServices({
      ...{ BAZAAR_ENV: 'production', BAZAAR_DATA: folder, PUBLIC_ORIGIN: 'http://bazaar.example' },
      ...{ SMS_SENDER: 'log', AUTH_SIGNING_KEY: 'secret-word', TRUSTED_PROXIES: '0.0.0.0/0' },
      ...{ DATABASE_URL: 'postgresql://bazaar:secret-word@127.0.0.1:1/bazaar', WITHDRAWAL_MAX_RIAL: '0' },
    });
    const { code } = await services.ended;

    expect(code).toBe(1);
    expect(services.errors().trimEnd().split('\n').sort()).toEqual([
      expect.stringMatching(/^AUTH_SIGNING_KEY is not a private P-256 key/),
      expect.stringMatching(/^PUBLIC_ORIGIN is http:\/\/bazaar\.example, over which tokens could be read/),
      expect.stringMatching(/^SMS_SENDER is log, which sends no code to anybody.*SMS_LOG_CONFIRMED=1/),
      expect.stringMatching(/^TRUSTED_PROXIES holds "0\.0\.0\.0\/0"/),
      expect.stringMatching(/^The database of DATABASE_URL \(127\.0\.0\.1:1\/bazaar\) cannot be used/),
      expect.stringMatching(/^WITHDRAWAL_MAX_RIAL /),
    ]);
    expect(services.errors()).not.toContain('secret-word');
  });
});
