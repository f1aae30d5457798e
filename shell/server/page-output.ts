import * as z from 'zod/mini';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import { type DocumentInput, documentScripts, documentStart } from './document.ts';

const MAX_TEXT = 20_000;
const Text = z.string().check(z.maxLength(MAX_TEXT));

/** What a remote may give for its page; the types alone hold nobody to it. */
const Output = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  head: z.object({
    title: Text,
    description: Text,
    canonical: Text,
    robots: z.nullable(Text),
    openGraphType: Text,
    feed: z.nullable(z.object({ title: Text, href: Text })),
    jsonLd: z.array(z.record(z.string(), z.unknown())),
  }),
});

/** The texts around a page's markup, made before its first byte is sent. */
export interface PageOutput {
  start: string;
  scripts: string;
}

/** What a remote gave for its page cannot be written into a document. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/**
 * Checks and writes what a remote gave for its page: loader data, query states, head and structured data.
 * @throws OutputError that names what is wrong.
 */
export function writeOutput(input: DocumentInput): PageOutput {
  try {
    checkShape(input.page);
    return { start: documentStart(input), scripts: documentScripts(input) };
  } catch (error) {
    throw new OutputError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function checkShape(page: PreparedPage): void {
  const result = Output.safeParse(page);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new OutputError(`The page's ${issue?.path.join('.')} is wrong: ${issue?.message}`);
  }
}
