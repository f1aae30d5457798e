import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeShell } from '../releases/shell-store.ts';
import type { BenchSite } from './bench-site.ts';
import { type RunningServer, serveVariant } from './variant-server.ts';
import { wholeDocument } from './whole-document.ts';

/** The same document of a page without scripts, on a separate origin. */
export interface Floor extends RunningServer {
  /** The document as the site sends it, with its scripts. */
  readonly html: string;
}

export async function serveFloor(site: BenchSite, path: string): Promise<Floor> {
  const html = await wholeDocument(async () => (await fetch(site.uncached + path)).text());
  const files = join(site.paths.releases, '..', 'floor');
  writeFloorFiles(html, files, site);
  return { html, ...(await serveVariant({ ...site, document: withoutScripts(html), files })) };
}

/** The same document without scripts and without hints to fetch one. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** Copies the style sheets and fonts that the document names. */
function writeFloorFiles(html: string, folder: string, { paths }: BenchSite): void {
  const shell = paths.shellBuild(activeShell(paths));
  for (const [, href = ''] of html.matchAll(
    /<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+\.(?:css|woff2))"/g,
  )) {
    const source = href.startsWith('/_s/')
      ? join(shell, 'web', href.slice(4))
      : join(paths.releases, href.slice(4));
    mkdirSync(join(folder, href, '..'), { recursive: true });
    writeFileSync(join(folder, href), readFileSync(source));
  }
  for (const font of JSON.parse(readFileSync(join(shell, 'assets.json'), 'utf8')).fonts) {
    mkdirSync(join(folder, '_s'), { recursive: true });
    writeFileSync(join(folder, '_s', font), readFileSync(join(shell, 'web', font)));
  }
}
