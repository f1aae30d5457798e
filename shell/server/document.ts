import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { ResolvedComposition } from './composition.rules.ts';
import { PUBLIC_DEMO_BANNER } from './public-demo.ts';
import { type PageFile, releaseFile } from './release-files.ts';
import type { ShellBuild } from './shell-bundle.ts';
import { toStrictJson } from './strict-json.ts';

/**
 * Placeholder of the nonce in rendered bytes; random per process, so that no page content can contain it on purpose.
 */
export const NONCE_PLACEHOLDER = `nonce-${crypto.randomUUID()}`;

const SHELL_BASE = '/_s/';

/** The picture that other sites show beside a link to this one. */
export const SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 } as const;

export interface DocumentInput {
  page: PreparedPage;
  composition: ResolvedComposition;
  shell: ShellBuild;
  config: unknown;
  siteName: string;
  /** `https://…`: the prefix of addresses that other sites use. */
  publicOrigin: string;
  /** Whether the document says that it is a demonstration for everyone. */
  isPublicDemo: boolean;
}

/** Everything before the page's own markup: only what the first paint needs. */
export function documentStart(input: DocumentInput): string {
  const { composition, shell } = input;
  const { styles } = pageFiles(input);
  return [
    '<!doctype html><html lang="fa" dir="rtl" data-session="out"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script nonce="${NONCE_PLACEHOLDER}">${shell.bundle.inlineScript};${shell.bundle.styleDeadlineScript}${shell.bundle.developmentScript}</script>`,
    ...styles.map(styleTag),
    ...shell.assets.fonts.filter(isFirstPaintFont).map(fontTag),
    headTags(input),
    `<meta name="composition-id" content="${composition.id}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>',
    input.isPublicDemo ? PUBLIC_DEMO_BANNER : '',
    ROOT_START,
  ].join('');
}

/** Where the part of a document begins that the browser hydrates. */
export const ROOT_START = '<div id="root">';

export const DOCUMENT_END = '</div></body></html>';

/** The two font files that every first view needs; the browser fetches the others when a glyph needs them. */
function isFirstPaintFont(file: string): boolean {
  return /^vazirmatn-(persian|signs)\./.test(file);
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

/** The shell's chunk with the router's own code, which a page needs first when the browser runs its loaders. */
const ROUTER = 'router';

/** The shell's chunk with the event bus and RxJS. */
const BUS = 'bus';

/** The script with the hashes of the shell's chunks (see `moveHashes` of the build). */
const HASH_TABLE = /^hashes\.[0-9a-f]{8}\.js$/;

function runsLoaders({ mode }: PreparedPage): boolean {
  return mode === 'client';
}

/** Every script and style sheet that this page's first view needs. */
function pageFiles(input: DocumentInput): { styles: PageFile[]; scripts: PageFile[] } {
  const { page, composition, shell } = input;
  const own = page.matched ? [filesOfRoute(composition, page.matched)] : [];
  const names = [
    'client',
    ...(page.shellChunk ? [page.shellChunk] : []),
    ...(runsLoaders(page) ? [ROUTER] : []),
  ];
  const first = [...shellFiles(shell, names), ...own.map((part) => withUi(shell, part))];
  return {
    styles: [...first, ...slotFiles(input)].flatMap(({ styles }) => styles).filter(isFirst),
    scripts: first.flatMap(({ scripts }) => scripts).filter(isFirst),
  };
}

/**
 * What the client hydrates from: boot data, structured data and scripts. All of it stands after the page's frame,
 * so that the first paint does not wait for it.
 */
export function documentScripts(input: DocumentInput): string {
  const { bundle } = input.shell;
  return [
    `<script type="application/json" id="${bundle.BOOT_ELEMENT_ID}">${toStrictJson(bootData(input))}</script>`,
    ...input.page.head.jsonLd.map(
      (block) => `<script type="application/ld+json">${toStrictJson(block)}</script>`,
    ),
    laterFiles(input),
    `<template id="${bundle.FIRST_FILES_ID}">${firstFiles(input)}</template>`,
    `<script nonce="${NONCE_PLACEHOLDER}">${bundle.startScript}</script>`,
  ].join('');
}

/** The client's own script after the preloads of everything that it imports. */
function firstFiles(input: DocumentInput): string {
  const { chunks, integrity } = input.shell.assets;
  const [client = ''] = chunks.client?.scripts ?? [];
  return [
    ...pageFiles(input).scripts.filter(isPinned).map(preloadTag),
    clientTag({ href: SHELL_BASE + client, integrity: integrity[client] ?? '' }),
  ].join('');
}

function clientTag({ href, integrity }: PageFile): string {
  return `<script async fetchpriority="low" src="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${NONCE_PLACEHOLDER}"></script>`;
}

/**
 * Preloads of router, bus, hashes of chunks, and the slots' scripts, kept out of the first requests because a page is shown
 * without the first three, and slots are visible before they are hydrated. The client inserts them after hydration, so that
 * all of them are requested at the same moment.
 */
function laterFiles(input: DocumentInput): string {
  const first = new Set(pageFiles(input).scripts.map(({ href }) => href));
  const later = [...slotFiles(input), ...shellFiles(input.shell, [ROUTER, BUS])]
    .flatMap(({ scripts }) => scripts)
    .concat(hashTable(input.shell))
    .filter(isFirst)
    .filter((file) => isPinned(file) && !first.has(file.href));
  return later.length === 0
    ? ''
    : `<template id="${input.shell.bundle.LATER_FILES_ID}">${later.map(preloadTag).join('')}</template>`;
}

/**
 * The table of hashes of the shell's later chunks, some of which every visit loads. That of a remote is not among them: a
 * preload that is not used is a warning in the console.
 */
function hashTable({ assets }: ShellBuild): PageFile[] {
  return Object.entries(assets.integrity)
    .filter(([name]) => HASH_TABLE.test(name))
    .map(([name, integrity]) => ({ href: SHELL_BASE + name, integrity }));
}

type Files = Pick<PartFiles, 'styles' | 'scripts'>;

function slotFiles({ page, composition, shell }: DocumentInput): Files[] {
  return page.slots.map((slot) => withUi(shell, filesOfSlot(composition, slot)));
}

/** The files of the design system that a part imports, then the part's own. */
function withUi(shell: ShellBuild, { styles, scripts, ui }: PartFiles): Files {
  const files = [...shellFiles(shell, ui.map(shell.bundle.uiChunkOf)), { styles, scripts }];
  return {
    styles: files.flatMap((part) => part.styles),
    scripts: files.flatMap((part) => part.scripts),
  };
}

function shellFiles({ assets }: ShellBuild, chunks: readonly string[]): Files[] {
  const file = (name: string) => ({ href: SHELL_BASE + name, integrity: assets.integrity[name] ?? '' });
  return chunks
    .map((name) => assets.chunks[name])
    .filter((chunk) => chunk !== undefined)
    .map(({ styles, scripts }) => ({ styles: styles.map(file), scripts: scripts.map(file) }));
}

function isFirst(file: PageFile, index: number, all: PageFile[]): boolean {
  return all.findIndex(({ href }) => href === file.href) === index;
}

/** Scripts and style sheets of a part of a page, and the design system parts that it imports. */
interface PartFiles {
  styles: PageFile[];
  scripts: PageFile[];
  ui: readonly string[];
}

function filesOfRoute(
  composition: ResolvedComposition,
  { remote, pattern }: NonNullable<PreparedPage['matched']>,
): PartFiles {
  return filesOf(composition, remote, ({ routes }) => routes.find((route) => route.pattern === pattern));
}

/** Files of a slot that a remote fills in this page. */
function filesOfSlot(composition: ResolvedComposition, { remote, name }: PlacedSlot): PartFiles {
  return filesOf(composition, remote, ({ slots }) => slots.find((slot) => slot.name === name));
}

type PlacedSlot = PreparedPage['slots'][number];
type DescribedPart = Partial<Pick<RemoteDescriptor['slots'][number], 'scripts' | 'styles' | 'ui'>>;

function filesOf(
  { remotes }: ResolvedComposition,
  remote: string,
  partOf: (descriptor: RemoteDescriptor) => DescribedPart | undefined,
): PartFiles {
  const owner = remotes.find(({ descriptor }) => descriptor.name === remote);
  if (!owner) {
    return { styles: [], scripts: [], ui: [] };
  }
  const { descriptor, origin } = owner;
  const { scripts = [], styles = [], ui = descriptor.ui } = partOf(descriptor) ?? {};
  const file = (name: string) => releaseFile(descriptor, origin, name);
  return { styles: styles.map(file), scripts: [descriptor.entry, ...scripts].map(file), ui };
}

function styleTag({ href, integrity }: PageFile): string {
  return `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** False in development: files have no hash there, and the bundles' own loaders would not use the preloads. */
function isPinned({ integrity }: PageFile): boolean {
  return integrity !== '';
}

/** Low priority: on a slow connection a script must not take bandwidth from what the first paint waits for. */
function preloadTag({ href, integrity }: PageFile): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${NONCE_PLACEHOLDER}">`;
}

function fontTag(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${SHELL_BASE}${file}" crossorigin="anonymous">`;
}

function headTags(input: DocumentInput): string {
  const { page, siteName } = input;
  const { title, description, canonical, robots, openGraphType, feed } = page.head;
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots ?? 'index,follow'),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(feed ? [feedTag(feed)] : []),
    property('og:title', title),
    property('og:description', description),
    property('og:type', openGraphType),
    property('og:url', canonical),
    property('og:locale', 'fa_IR'),
    property('og:site_name', siteName),
    ...shareImage(input).map(([name, content]) => property(name, content)),
    meta('twitter:card', 'summary_large_image'),
    ...(isIndexed(robots) ? LANGUAGES.map((language) => alternateTag(language, canonical)) : []),
  ].join('');
}

function feedTag({ title, href }: { title: string; href: string }): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
}

/** The site has one language, so this page is both the one for Iran and the default. */
const LANGUAGES = ['fa-IR', 'x-default'];

function alternateTag(language: string, canonical: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(canonical)}">`;
}

function isIndexed(robots: string | null): boolean {
  return !robots?.includes('noindex');
}

/** The brand's picture for links shared on other sites. */
function shareImage({ publicOrigin, siteName }: DocumentInput): [string, string][] {
  return [
    ['og:image', `${publicOrigin}${SHARE_IMAGE.path}`],
    ['og:image:width', String(SHARE_IMAGE.width)],
    ['og:image:height', String(SHARE_IMAGE.height)],
    ['og:image:alt', siteName],
  ];
}

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
