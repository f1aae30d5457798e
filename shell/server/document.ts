import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { ResolvedComposition, ResolvedRemote } from './composition.rules.ts';
import { type PageFile, releaseFile } from './release-files.ts';
import type { ShellBuild } from './shell-bundle.ts';

/** Stands for the nonce in rendered bytes: random per process, so that no page content can contain it by design. */
export const NONCE_PLACEHOLDER = `nonce-${crypto.randomUUID()}`;

const SHELL_BASE = '/_s/';

export interface DocumentInput {
  page: PreparedPage;
  composition: ResolvedComposition;
  shell: ShellBuild;
  config: unknown;
  siteName: string;
}

/** Everything before the page's own markup: the head, and the boot data that the browser starts from. */
export function documentStart(input: DocumentInput): string {
  const { composition, shell } = input;
  const files = pageFiles(input);
  return [
    '<!doctype html><html lang="fa" dir="rtl" data-session="out"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script nonce="${NONCE_PLACEHOLDER}">${shell.bundle.inlineScript}${shell.bundle.developmentScript}</script>`,
    ...files.styles.map(styleTag),
    ...shell.assets.fonts.filter(isFirstPaintFont).map(fontTag),
    ...files.scripts.filter(isPinned).map(preloadTag),
    headTags(input),
    `<meta name="composition-id" content="${composition.id}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    `<script type="application/json" id="${shell.bundle.BOOT_ELEMENT_ID}">${toJson(bootData(input))}</script>`,
    '<div id="root">',
  ].join('');
}

export const DOCUMENT_END = '</div></body></html>';

/** The two faces that every first view needs; the browser fetches the others when a glyph asks for them. */
function isFirstPaintFont(file: string): boolean {
  return /arabic/.test(file);
}

function bootData({ page, composition, shell, config }: DocumentInput) {
  return {
    composition: composition.boot,
    shellBuild: shell.id,
    config,
    matched: page.matched,
    mode: page.mode,
    hydration: page.hydration,
    queries: page.queries,
  };
}

/** Every file that this page's first view runs or is styled by, in one wave. */
function pageFiles({ page, composition, shell }: DocumentInput): { styles: PageFile[]; scripts: PageFile[] } {
  const owner = composition.remotes.find(({ descriptor }) => descriptor.name === page.matched?.remote);
  const own = owner ? remoteFiles(owner, page.matched?.pattern ?? '') : { styles: [], scripts: [], ui: [] };
  const names = [
    'client',
    ...(page.shellChunk ? [page.shellChunk] : []),
    ...own.ui.map(shell.bundle.uiChunkOf),
  ];
  const chunks = names.map((name) => shell.assets.chunks[name]).filter((chunk) => chunk !== undefined);
  const slotStyles = page.slots.flatMap((slot) => stylesOfSlot(composition, slot));
  return {
    styles: [
      ...chunks.flatMap(({ styles }) => styles).map(shellFile(shell)),
      ...own.styles,
      ...slotStyles,
    ].filter(isFirst),
    scripts: [...chunks.flatMap(({ scripts }) => scripts).map(shellFile(shell)), ...own.scripts].filter(
      isFirst,
    ),
  };
}

function isFirst(file: PageFile, index: number, all: PageFile[]): boolean {
  return all.findIndex(({ href }) => href === file.href) === index;
}

function shellFile(shell: ShellBuild): (name: string) => PageFile {
  return (name) => ({ href: SHELL_BASE + name, integrity: shell.assets.integrity[name] ?? '' });
}

function remoteFiles({ descriptor, origin }: ResolvedRemote, pattern: string) {
  const route = descriptor.routes.find((candidate) => candidate.pattern === pattern);
  const file = (name: string) => releaseFile(descriptor, origin, name);
  return {
    styles: (route?.styles ?? []).map(file),
    scripts: [descriptor.entry, ...(route?.scripts ?? [])].map(file),
    ui: descriptor.ui,
  };
}

/** Style sheets of a piece that another owner puts into this page. */
function stylesOfSlot({ remotes }: ResolvedComposition, slot: PreparedPage['slots'][number]): PageFile[] {
  const filler = remotes.find(({ descriptor }) => descriptor.name === slot.remote);
  const styles = filler?.descriptor.slots.find(({ name }) => name === slot.name)?.styles ?? [];
  return filler ? styles.map((file) => releaseFile(filler.descriptor, filler.origin, file)) : [];
}

function styleTag({ href, integrity }: PageFile): string {
  return `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Low: on a thin line a script must not take the bytes that the first paint waits for. */
/** In development nothing is, and the bundles' own loaders would not take up what was preloaded. */
function isPinned({ integrity }: PageFile): boolean {
  return integrity !== '';
}

function preloadTag({ href, integrity }: PageFile): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${NONCE_PLACEHOLDER}">`;
}

function fontTag(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${SHELL_BASE}${file}" crossorigin="anonymous">`;
}

function headTags({ page, siteName }: DocumentInput): string {
  const { title, description, canonical, robots, openGraphType, jsonLd } = page.head;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots ?? 'index,follow'),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:title', title),
    property('og:description', description),
    property('og:type', openGraphType),
    property('og:url', canonical),
    property('og:locale', 'fa_IR'),
    property('og:site_name', siteName),
    ...jsonLd.map((block) => `<script type="application/ld+json">${toJson(block)}</script>`),
  ].join('');
}

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that may stand in a script element: no `<` can end it, no line separator can break it. */
export function toJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
