/** What a file uses cryptography for; SECURITY.md shows the list. */
export interface CryptographyUse {
  readonly file: string;
  readonly uses: readonly string[];
  readonly purpose: string;
}

const SHA256 = "createHash('sha256')";

function used(file: string, uses: readonly string[], purpose: string): CryptographyUse {
  return { file, uses, purpose };
}

/** Everything that a thief or forger would have to break. */
export const PROTECTING: readonly CryptographyUse[] = [
  used('shared/telemetry/src/metrics.ts', [SHA256, 'timingSafeEqual'], 'comparison of METRICS_TOKEN'),
  used('services/kit/audit/audit-chain.rules.ts', [SHA256], 'check of the chain of audit events'),
  used('services/kit/functions/link_audit_events.sql', ['sha256('], 'chain of audit events'),
  used(
    'services/auth/login/code-hash.security.ts',
    [SHA256, 'randomBytes', 'randomInt', 'scrypt', 'timingSafeEqual'],
    'codes and secrets of one use, and their hashes',
  ),
  used('services/auth/session/authenticator.security.ts', ['jwtVerify'], 'check of tokens (ES256)'),
  used('services/auth/session/token.cache.ts', ["hash('sha256'"], 'keys of remembered tokens'),
  used(
    'services/auth/tokens/signing-key.check.ts',
    ['jwtVerify', 'new SignJWT'],
    'trial of the key at a start',
  ),
  used(
    'services/auth/tokens/signing-key.security.ts',
    ['generateKeyPair', "hkdfSync('sha256'"],
    'keys that sign tokens (P-256), secrets derived from them',
  ),
  used('services/auth/tokens/token-claims.security.ts', ['new SignJWT'], 'tokens (ES256)'),
  used('services/auth/tokens/token.routes.ts', [SHA256, 'randomUUID'], 'PKCE (S256), ids of sessions'),
  used(
    'services/auth/work/work.security.ts',
    [SHA256, "createHmac('sha256'", 'randomBytes', 'timingSafeEqual'],
    'signed challenges for work',
  ),
  used(
    'services/content/visit/visitor.security.ts',
    [SHA256, 'randomBytes'],
    'visitors of a day, with its salt',
  ),
  used('services/file/functions/link_is_good.sql', ['sha256('], 'links to files (HMAC-SHA-256)'),
  used('services/file/functions/link_signature.sql', ['sha256('], 'links to files (HMAC-SHA-256)'),
  used(
    'services/file/functions/the_link_key.sql',
    ['gen_random_uuid'],
    'key of those links, 488 random bits',
  ),
  used('services/kit/database/running-role.ts', ["createHmac('sha256'"], 'password of the embedded role'),
  used('services/kit/step-up.ts', [SHA256], 'hash of tokens of one use'),
  used(
    'services/payment/migrations/0003_outcome-reference.sql',
    ['gen_random_uuid'],
    'reference of an outcome',
  ),
  used('services/payment/sandbox/sandbox-gateway.adapter.ts', ['randomBytes', 'randomInt'], 'demo gateway'),
  used('shell/server/beacon-tokens.ts', ["createHmac('sha256'", 'timingSafeEqual'], 'tokens of reports'),
  used('shell/server/environment.ts', ['randomBytes'], 'secret of those tokens'),
  used('shell/server/routes/documents.routes.ts', ['randomBytes'], 'nonce of a document'),
  used('shell/server/verified-file.ts', ['createHash(algorithm)'], 'hashes of releases, SHA-256 or longer'),
  used('shell/server/whole-document.ts', [SHA256], 'hashes of the scripts of a document'),
  used('shell/src/pages/login/pkce.ts', ["subtle.digest('SHA-256'"], 'PKCE (S256)'),
  used('shell/src/pages/login/secret.ts', ['getRandomValues'], 'verifier and secret of the device, 256 bits'),
  used('shell/src/pages/login/solve-work.ts', ["subtle.digest('SHA-256'"], 'work'),
];

/** Names, fingerprints and spread: nothing is protected by them. */
export const NAMING: readonly string[] = [
  'services/content/functions/forget_person.sql: gen_random_uuid',
  'services/file/export/data-export.jobs.ts: randomUUID',
  `services/file/export/write-archive.adapter.ts: ${SHA256}`,
  'mf-profile/src/common/thread/live/live-stream.ts: Math.random',
  `services/auth/device/device.sql.ts: randomUUID`,
  'services/auth/login/send-code.commands.ts: randomUUID',
  'services/content/feedback/tracking-code.security.ts: randomInt',
  'services/file/image/image.routes.ts: randomUUID',
  `services/file/image/rewrite-image.adapter.ts: ${SHA256}, randomUUID`,
  `services/file/seed.ts: ${SHA256}`,
  'services/file/storage/file-store.check.ts: randomUUID',
  `services/file/upload/receive-files.adapter.ts: ${SHA256}, randomUUID, sha256(`,
  `services/kit/backup/object-store.ts: ${SHA256}, randomUUID`,
  'services/kit/checks/folder-check.ts: randomUUID',
  `services/kit/database/grant-rights.ts: ${SHA256}`,
  `services/kit/database/prepared.ts: ${SHA256}`,
  `services/kit/database/sql-file.ts: ${SHA256}`,
  'shared/api/src/request.ts: getRandomValues',
  `services/kit/idempotency/idempotency.ts: ${SHA256}`,
  // Fingerprints that tell whether a text is the same as before, in the database's own hands.
  "services/payment/seed.ts: createHash('md5')",
  'services/product/understanding/knowledge.sql.ts: md5',
  'services/wallet/functions/post_for.sql: md5',
  'services/wallet/functions/reverse_transaction.sql: md5',
  'services/wallet/functions/set_supplier_account.sql: gen_random_uuid',
  'services/wallet/functions/transfer.sql: md5',
  `services/setting/client-config.sql.ts: ${SHA256}`,
  'shared/telemetry/src/traceparent.ts: randomBytes',
  `shell/server/composition.rules.ts: ${SHA256}`,
  'shell/server/document.ts: randomUUID',
  'shell/server/forwarding/spool.ts: randomUUID',
  `shell/server/kept-manifest.ts: ${SHA256}`,
  `shell/server/mirror/mirror-folder.ts: ${SHA256}`,
  'shell/server/mirror/mirror.ts: randomUUID',
  'shell/server/mirror/stored-file.ts: randomUUID',
  `shell/server/page-address.rules.ts: ${SHA256}`,
  'shell/server/routes/beacon.routes.ts: Math.random',
  `shell/server/shell-build-id.ts: ${SHA256}`,
  'shell/server/visitor.ts: randomInt',
];

/** Who sends requests, and to whose address. */
export const REQUESTING: Readonly<Record<string, string>> = {
  'services/auth/inbox/http-sender.adapter.ts': 'SMS provider: SMS_HTTP_URL',
  'services/auth/inbox/sender.check.ts': 'SMS provider: SMS_HTTP_URL',
  'services/file/storage/s3-store.adapter.ts': 'bucket: FILES_S3_ENDPOINT',
  'services/payment/gateway/zarinpal-gateway.adapter.ts': 'gateway: ZARINPAL_BASE_URL',
  'shared/api/src/create-api-client.ts': 'own services',
  'shared/telemetry/src/trace-requests.ts': 'own services',
  'shell/server/config-store.ts': 'own services',
  'shell/server/feed.ts': 'own services',
  'shell/server/forwarding/upstreams.ts': 'own services',
  'shell/server/mirror/fetch-file.ts': 'origins of releases, each file checked by its hash',
  'shell/server/routes/api.routes.ts': 'own services',
  'shell/server/service-reads.ts': 'own services',
  'shell/server/sitemap.ts': 'own services',
  'shell/src/reporting/deliver.ts': 'own site',
  'shell/src/updates/build-watch.ts': 'own site',
  'shell/src/updates/shell-reload.ts': 'own site',
};
