import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './releases/paths.ts';
import { findUses, sourcesInUse } from './security-inventory/find-uses.ts';
import { NAMING, PROTECTING, REQUESTING } from './security-inventory/reviewed-uses.ts';

const SOURCES = sourcesInUse();
const CRYPTOGRAPHY =
  /\b(createHash\('\w+'\)|createHash\(\w+\)|createHmac\('\w+'|\bhash\('\w+'|createCipheriv|createDecipheriv|createSign|createVerify|pbkdf2\w*|scrypt\b|hkdfSync\('\w+'|generateKeyPair\w*|randomBytes|randomInt|randomUUID|getRandomValues|timingSafeEqual|subtle\.\w+\('[\w-]+'|gen_random_uuid|gen_random_bytes|new SignJWT|jwtVerify|Math\.random|md5|sha1|sha256\()/;
const REQUESTS = /\b(fetch\(|undici|S3Client|https?\.request|net\.connect)/;
/** Requests to other systems by these would follow a redirect unless they say otherwise. */
const OF_OTHERS = Object.entries(REQUESTING)
  .filter(([, whose]) => !whose.startsWith('own '))
  .map(([file]) => file);

describe('what the site uses', () => {
  it('is looked at', () => {
    expect(SOURCES.size).toBeGreaterThan(1_500);
  });

  it('cryptography is used by these files alone, with approved algorithms', () => {
    const found = Object.entries(findUses(SOURCES, CRYPTOGRAPHY))
      // Keys of attempts, made by the browser for its own user.
      .filter(([file, uses]) => !(/^(?:mf-|shared\/)/.test(file) && uses.join() === 'randomUUID'))
      .map(([file, uses]) => `${file}: ${uses.join(', ')}`);
    const reviewed = [...PROTECTING.map(({ file, uses }) => `${file}: ${uses.join(', ')}`), ...NAMING];

    expect(found.sort()).toEqual(reviewed.sort());
    expect(PROTECTING.flatMap(({ uses }) => uses).filter((use) => /md5|sha1|Math|cipher/i.test(use))).toEqual(
      [],
    );
  });

  it('no cipher, weak hash or predictable number protects anything', () => {
    const weak = findUses(
      SOURCES,
      /\b(create(?:C|Dec)ipher\w*|md5|sha1|Math\.random|(?:aes|des|rc4)-?\d*-?ecb)\b/,
    );

    expect(Object.keys(weak).filter((file) => !NAMING.some((line) => line.startsWith(`${file}: `)))).toEqual(
      [],
    );
    expect(PROTECTING.filter(({ file }) => file in weak)).toEqual([]);
  });

  it('requests to other systems are sent by these files alone, and follow no redirect of another system', () => {
    expect(Object.keys(findUses(SOURCES, REQUESTS)).sort()).toEqual(Object.keys(REQUESTING).sort());
    for (const file of OF_OTHERS) {
      const text = SOURCES.get(file) ?? '';
      const requests = text.match(/\bfetch\(/g)?.length ?? 0;
      expect([file, text.match(/redirect: '(?:error|manual)'/g)?.length ?? 0]).toEqual([file, requests]);
    }
  });

  it('programs are started by these files alone, and never by a shell', () => {
    const starting = findUses(SOURCES, /(node:child_process|\bshell: true|\bexecSync\()/);

    expect(starting).toEqual({
      'services/file/image/rewrite-in-process.adapter.ts': ['node:child_process'],
      'shell/server/render/worker-process.ts': ['node:child_process'],
    });
    for (const file of Object.keys(starting)) {
      expect(SOURCES.get(file)).not.toMatch(
        /import \{[^}]*\bexec(?:File)?(?:Sync)?\b[^}]*\} from 'node:child_process'/,
      );
    }
  });

  it('no code is run from text but that of releases, and no markup written but what React rendered', () => {
    const found = findUses(
      SOURCES,
      /(\beval\(|\bnew Function\b|set(?:Timeout|Interval)\(['"`]|dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|document\.write|node:vm)/,
    );

    expect(found).toEqual(REVIEWED_MARKUP);
  });

  it('regular expressions are built by these files alone, from no text of a visitor', () => {
    expect(Object.keys(findUses(SOURCES, /new RegExp\(/))).toEqual([
      // Fixed parts, names of the project's own files, patterns of descriptors, and rules of the operator.
      'mf-profile/src/features/trade-edit/sheet-table.rules.ts',
      'services/kit/database/apply-functions.ts',
      'services/kit/database/function-files.ts',
      // Letters from a to z alone.
      'services/product/need/code-options.rules.ts',
      'services/product/need/glued-number.rules.ts',
      'services/product/need/other-kind.rules.ts',
      'services/product/need/unlisted.rules.ts',
      'services/product/understanding/tokens.rules.ts',
      'shared/contracts/src/platform/descriptor.ts',
      'shared/contracts/src/platform/route-query.ts',
      'shared/locale/src/runs.ts',
      // Parts of its own.
      'shared/telemetry/src/personal-data.rules.ts',
      'shell/server/redirect-rules.ts',
    ]);
  });

  it('no certificate is accepted unchecked', () => {
    expect(
      findUses(
        SOURCES,
        /(rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser|checkServerIdentity)/,
      ),
    ).toEqual({});
  });

  it('logs are written by the loggers of shell and services alone', () => {
    const server = new Map([...SOURCES].filter(([file]) => /^(?:services|shell\/server)\//.test(file)));

    expect(findUses(server, /\b(console\.\w+|process\.std(?:out|err))/)).toEqual({
      'services/run-services.ts': ['process.stderr', 'process.stdout'],
      'shell/server/main.ts': ['console.error'],
    });
  });
});

const REVIEWED_MARKUP = {
  // Our own drawings, which no text of a user reaches.
  'shared/drawing/src/drawing.tsx': ['dangerouslySetInnerHTML'],
  // What React has rendered for the same props before (decision 34).
  'shared/listing/src/product-card/product-card.tsx': ['dangerouslySetInnerHTML'],
  'shell/src/layout/footer/footer.tsx': ['dangerouslySetInnerHTML'],
  // Server code of releases, which is checked by its hash first.
  'shell/server/server-bundles.ts': ['node:vm'],
};

describe('the packages of the site', () => {
  it('asks for no parser of XML, template engine, or client of mail, LDAP or memcache', () => {
    const files = globSync('{shell,mf-*,shared/*,services}/package.json', { cwd: ROOT });
    const names = files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).dependencies ?? {}),
    );

    expect(names).toContain('fastify');
    expect(
      names.filter((name) =>
        /xml|sax|handlebars|mustache|ejs|pug|nunjucks|mail|smtp|ldap|memcache|soap|saml/.test(name),
      ),
    ).toEqual([]);
  });
});

describe('the proxy of DEPLOY.md', () => {
  it('the proxy of DEPLOY.md speaks TLS from 1.2 on with strong ciphers, redirects pages alone and hides figures', () => {
    const text = /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'DEPLOY.md'), 'utf8'))?.[1] ?? '';

    expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(text).toContain('ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;');
    expect(text).toContain('location = /metrics { return 404; }');
    expect(text).toContain('/etc/letsencrypt/live/');
    expect(text).toMatch(/listen 80;[\s\S]*location \/api\/ \{ return 403; \}[\s\S]*return 301 https:/);
  });
});

describe('uses', () => {
  it('are found in code and not in comments', () => {
    const sources = new Map([
      ['a.ts', "/** md5 */\nconst a = createHash('md5'); // md5"],
      ['b.ts', '// Math.random\nconst b = 1;'],
      ['c.sql', '-- md5\nselect md5(x)'],
    ]);

    expect(findUses(sources, CRYPTOGRAPHY)).toEqual({ 'a.ts': ["createHash('md5')"], 'c.sql': ['md5'] });
  });
});
