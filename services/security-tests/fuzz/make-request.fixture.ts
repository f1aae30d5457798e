import { randomUUID } from 'node:crypto';
import { type Endpoint, encodeQuery } from '@bazaar/contracts';
import {
  CONTENT_TYPES,
  HOSTILE_BODIES,
  HOSTILE_QUERIES,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
} from './hostile-input.fixture.ts';
import type { RandomSource } from './random-source.fixture.ts';

/** A request as `inject` takes it. */
export interface FuzzRequest {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/** Input that an endpoint's schemas accept. */
export interface ValidInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Making {
  readonly endpoint: Endpoint;
  readonly input: ValidInput;
  readonly random: RandomSource;
  readonly sessions: readonly Readonly<Record<string, string>>[];
}

/** One request: a valid one, or one with a few mutations. */
export function makeRequest(making: Making): FuzzRequest {
  const { endpoint } = making;
  const payload = makePayload(making);
  return {
    method: endpoint.method,
    url: makeUrl(making),
    headers: makeHeaders(making, payload),
    ...(payload === undefined ? {} : { payload }),
  };
}

function makeUrl({ endpoint, input, random }: Making): string {
  const twistedParam = random.chance(0.25);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = twistedParam ? random.pick(HOSTILE_TEXTS) : String(input.params[name]);
    return encodeURIComponent(value.toWellFormed()) || '%20';
  });
  return `/${endpoint.service}${path}${makeQuery(input, random)}`;
}

function makeQuery({ query }: ValidInput, random: RandomSource): string {
  const pairs = encodeQuery(query);
  const names = [...pairs.keys()];
  if (names.length > 0 && random.chance(0.3)) {
    pairs.append(random.pick(names), random.pick(HOSTILE_TEXTS).toWellFormed());
  }
  if (names.length > 0 && random.chance(0.3)) {
    pairs.set(random.pick(names), random.pick(HOSTILE_TEXTS).toWellFormed());
  }
  const parts = [pairs.toString(), random.chance(0.2) ? random.pick(HOSTILE_QUERIES) : ''];
  const text = parts.filter((part) => part !== '').join('&');
  return text === '' ? '' : `?${text}`;
}

function makePayload({ endpoint, input, random }: Making): string | undefined {
  if (endpoint.bodyType === 'multipart') {
    return random.chance(0.8) ? multipart(random) : random.pick(HOSTILE_BODIES);
  }
  if (endpoint.body === undefined) {
    return random.chance(0.1) ? random.pick(HOSTILE_BODIES) : undefined;
  }
  if (random.chance(0.12)) {
    return random.pick(HOSTILE_BODIES);
  }
  const body = random.chance(0.5) ? twist(input.body, random) : input.body;
  return endpoint.bodyType === 'form' ? encodeQuery(body).toString() : JSON.stringify(body);
}

/** The same value with one place changed. */
function twist(value: unknown, random: RandomSource): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) {
    return random.pick(HOSTILE_VALUES);
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    return { unheardOf: random.pick(HOSTILE_VALUES) };
  }
  const [chosen] = random.pick(entries);
  const changed = entries.map(([key, item]) => [key, key === chosen ? twist(item, random) : item] as const);
  const fields = random.chance(0.1) ? changed.filter(([key]) => key !== chosen) : changed;
  return Array.isArray(value) ? fields.map(([, item]) => item) : Object.fromEntries(fields);
}

const FILE_NAMES = ['a.pdf', '../../a.pdf', 'نقشه.pdf', 'a".pdf', 'a.pdf.exe', '', '\r\nx: y'];
const CONTENTS = ['%PDF-1.4\n%%EOF', '<svg onload=alert(1)>', 'MZ', '', 'PK\u0003\u0004', '\u0089PNG\r\n'];

function multipart(random: RandomSource): string {
  const part = () =>
    `--xx\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(FILE_NAMES)}"\r\n` +
    `content-type: ${random.pick(CONTENT_TYPES)}\r\n\r\n${random.pick(CONTENTS)}\r\n`;
  const parts = Array.from({ length: Math.floor(random.next() * 8) }, part).join('');
  return `${parts}${random.chance(0.85) ? '--xx--\r\n' : ''}`;
}

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=xx',
} as const;

const TOKENS = ['Bearer x', 'Bearer ', 'Basic eDp5', 'bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.e30.'];
const VERSIONS = ['"1"', '"0"', '"999999"', '*', 'W/"1"', '"x"', ''];

type HeaderMaker = (making: Making) => Record<string, string>;

const SOMETIMES: readonly HeaderMaker[] = [
  () => ({ traceparent: '00-zz-zz-00' }),
  () => ({ 'x-forwarded-for': '1.2.3.4, ::1' }),
  ({ random }) => ({ 'client-id': random.pick(TOKENS) }),
];

const keyOf: HeaderMaker = ({ random }) => ({
  'idempotency-key': random.chance(0.9) ? randomUUID() : random.pick(TOKENS),
});

function makeHeaders(making: Making, payload: string | undefined): Record<string, string> {
  const { endpoint, random, sessions } = making;
  const session = random.chance(0.85) ? random.pick(sessions) : { authorization: random.pick(TOKENS) };
  const usual = BODY_TYPES[endpoint.bodyType ?? 'json'];
  const type = random.chance(0.15) ? random.pick(CONTENT_TYPES) : usual;
  const parts: Record<string, string>[] = [
    session,
    payload === undefined ? {} : { 'content-type': type },
    endpoint.idempotent && random.chance(0.9) ? keyOf(making) : {},
    endpoint.versioned && random.chance(0.9) ? { 'if-match': random.pick(VERSIONS) } : {},
    ...SOMETIMES.filter(() => random.chance(0.05)).map((make) => make(making)),
  ];
  return Object.assign({}, ...parts);
}
