import * as z from 'zod/mini';
import { endpoint } from '../core/index.ts';

const Authority = z.string().check(z.regex(/^S[0-9a-f]{32}$/));

/** The outcomes that a visitor can choose at the demo's gateway. */
export const SANDBOX_OUTCOMES = ['success', 'failure', 'cancel', 'silent', 'late', 'double'] as const;
export const SandboxOutcome = z.enum(SANDBOX_OUTCOMES);
export type SandboxOutcome = z.infer<typeof SandboxOutcome>;

/** The page of the demo's gateway. Exists only in the demo. */
export const showSandboxPage = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/sandbox/:authority',
  access: 'public',
  summary: 'Page of the demo gateway (demo alone).',
  params: z.strictObject({ authority: Authority }),
  response: z.unknown(),
  responseType: 'raw',
  errors: [404],
});

/** The visitor's choice on that page. */
export const chooseSandboxOutcome = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/sandbox/:authority',
  access: 'public',
  summary: 'Choose what the demo gateway does (demo alone).',
  params: z.strictObject({ authority: Authority }),
  body: z.strictObject({ outcome: SandboxOutcome }),
  bodyType: 'form',
  response: z.unknown(),
  responseType: 'raw',
  errors: [303, 404],
});

/** The style sheet of that page. */
export const getSandboxStyle = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/sandbox-page.css',
  access: 'public',
  summary: 'Style sheet of the demo gateway (demo alone).',
  response: z.unknown(),
  responseType: 'raw',
});
