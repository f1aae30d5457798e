import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  documentHeaders,
  forbidFraming,
  nonceSources,
  requireSecureTransport,
} from './security-headers.ts';
import { givenApp } from './testing/given-services.ts';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );

describe('the policy of a document', () => {
  const policy = contentSecurityPolicy(nonceSources('abc'));
  const rules = directives(policy);

  it('allows nothing unsafe and no host by name', () => {
    expect(policy).not.toMatch(/unsafe-|https?:|\*|wasm/);
  });

  it('allows scripts by nonce and what those load, and from no other source', () => {
    expect(rules.get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
    expect(rules.get('default-src')).toEqual(["'none'"]);
  });

  it('allows workers of this origin alone, where the mirror is', () => {
    expect(rules.get('worker-src')).toEqual(["'self'"]);
  });

  it('names each directive once', () => {
    expect(rules.size).toBe(policy.split('; ').length);
  });

  it('puts the nonce into the script and style directives only', () => {
    const withNonce = [...rules].filter(([, values]) => values.includes("'nonce-abc'")).map(([name]) => name);

    expect(withNonce).toEqual(['script-src', 'style-src']);
    expect(contentSecurityPolicy(nonceSources('xyz'))).not.toContain('abc');
  });

  it('allows the scripts of a cached document by their hashes, and no style but those of files', () => {
    const kept = directives(contentSecurityPolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: [] }));

    expect(kept.get('script-src')).toEqual(["'sha256-a'", "'sha256-b'", "'strict-dynamic'"]);
    expect(kept.get('style-src')).toEqual(["'self'"]);
  });

  it('forbids framing, a base element and forms that submit to other sites', () => {
    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
    expect(rules.get('form-action')).toEqual(["'self'"]);
  });

  it('has a Trusted Types policy for the loader, the shell and every remote', () => {
    const names = rules.get('trusted-types') ?? [];

    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(names).toEqual([
      'bazaar-loader',
      'bazaar-shell-chunks',
      ...REMOTE_NAMES.map((name) => `bazaar-${name}`),
      "'allow-duplicates'",
    ]);
  });
});

describe('the headers of a document', () => {
  const production = { inline: nonceSources('abc'), compositionId: 'c1', developmentOrigins: null };

  it('enforce the policies, and keep the document out of shared caches', () => {
    const headers = documentHeaders(production);

    expect(headers).toMatchObject({
      'content-security-policy': contentSecurityPolicy(nonceSources('abc')),
      'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
      'cache-control': 'private, no-cache',
      'x-composition-id': 'c1',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy-report-only');
  });

  it('only report in development, where nothing has a hash', () => {
    const headers = documentHeaders({ ...production, developmentOrigins: ['http://localhost:3001'] });

    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(headers['content-security-policy-report-only']).toContain(
      "connect-src 'self' http://localhost:3001",
    );
  });
});

describe('Strict-Transport-Security', () => {
  it.each([
    ['https://bazaar.example', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000', undefined],
  ])('of a site at %s is %s, on documents written past the framework too', async (publicOrigin, expected) => {
    const { app } = givenApp();
    requireSecureTransport(app, { publicOrigin });
    app.get('/document', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/html' }).end();
    });
    app.get('/file', (_request, reply) => reply.send('x'));
    const responses = await Promise.all(['/document', '/file', '/gone'].map((url) => app.inject(url)));

    expect(responses.map(({ headers }) => headers['strict-transport-security'])).toEqual([
      expected,
      expected,
      expected,
    ]);
  });
});

describe('the policy against framing', () => {
  it('is on every response, and gives way to the policy that a response has itself', async () => {
    const { app } = givenApp();
    forbidFraming(app);
    app.get('/file', (_request, reply) => reply.send('x'));
    app.get('/own', (_request, reply) => reply.header('content-security-policy', 'sandbox').send('x'));
    app.get('/document', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-security-policy': "default-src 'none'" }).end();
    });
    const urls = ['/file', '/gone', '/own', '/document'];
    const responses = await Promise.all(urls.map((url) => app.inject(url)));

    expect(responses.map(({ headers }) => headers['content-security-policy'])).toEqual([
      "frame-ancestors 'none'",
      "frame-ancestors 'none'",
      'sandbox',
      "default-src 'none'",
    ]);
  });
});
