/** Loads one part of the design system. */
type LoadModule = () => Promise<unknown>;

/**
 * Every part of the design system that the shell provides to remotes; a test compares the list with `providedParts()` of the
 * build. They come in a few chunks, not one each: a chunk's hash alone costs every visitor some fifty bytes.
 */
const pageModules: Readonly<Record<string, LoadModule>> = {
  avatar: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/avatar'),
  badge: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/badge'),
  breadcrumb: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/breadcrumb'),
  button: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/button'),
  card: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/card'),
  container: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/container'),
  facts: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/facts'),
  icon: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/icon'),
  'isolated-runs': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/isolated-runs'),
  link: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/link'),
  price: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/price'),
  'print-button': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/print-button'),
  'region-error': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/region-error'),
  'scroll-lock': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/scroll-lock'),
  skeleton: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/skeleton'),
  time: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/time'),
  chip: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/chip'),
  'empty-state': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/empty-state'),
  'visually-hidden': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/visually-hidden'),
};

/** Parts of pages with facts and figures. */
const tableModules: Readonly<Record<string, LoadModule>> = {
  'data-table': () => import(/* webpackChunkName: "ui-table" */ '@bazaar/ui/data-table'),
  note: () => import(/* webpackChunkName: "ui-table" */ '@bazaar/ui/note'),
  tabs: () => import(/* webpackChunkName: "ui-table" */ '@bazaar/ui/tabs'),
};

/** Parts of lists and long texts, which few pages need at first. */
const listModules: Readonly<Record<string, LoadModule>> = {
  disclosure: () => import(/* webpackChunkName: "ui-list" */ '@bazaar/ui/disclosure'),
  'error-page': () => import(/* webpackChunkName: "ui-list" */ '@bazaar/ui/error-page'),
  pager: () => import(/* webpackChunkName: "ui-list" */ '@bazaar/ui/pager'),
  'rich-text': () => import(/* webpackChunkName: "ui-list" */ '@bazaar/ui/rich-text'),
};

const formModules: Readonly<Record<string, LoadModule>> = {
  checkbox: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/checkbox'),
  dialog: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/dialog'),
  field: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/field'),
  input: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/input'),
  logo: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/logo'),
  progress: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/progress'),
  segmented: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/segmented'),
  select: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/select'),
  'theme-switch': () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/theme-switch'),
  toast: () => import(/* webpackChunkName: "ui-form" */ '@bazaar/ui/toast'),
};

/** Large parts that stand alone. */
const ownModules: Readonly<Record<string, LoadModule>> = {
  assembly: () => import(/* webpackChunkName: "ui-assembly" */ '@bazaar/drawing/assembly'),
  drawing: () => import(/* webpackChunkName: "ui-drawing" */ '@bazaar/drawing'),
  'product-card': () => import(/* webpackChunkName: "ui-product-card" */ '@bazaar/listing/product-card'),
};

export const sharedUi: Readonly<Record<string, LoadModule>> = {
  ...pageModules,
  ...tableModules,
  ...listModules,
  ...formModules,
  ...ownModules,
};

/**
 * The part that an import names: its last segment, whichever package holds the part. A release that was built before a
 * part moved to another package still finds it.
 */
export function partOf(request: string): string {
  return request.startsWith('@bazaar/') ? request.slice(request.lastIndexOf('/') + 1) : '';
}

/** The chunk that contains a part; the server preloads it for a page that uses the part. */
export function uiChunkOf(part: string): string {
  const chunk = Object.entries({
    'ui-page': pageModules,
    'ui-table': tableModules,
    'ui-list': listModules,
    'ui-form': formModules,
  }).find(([, modules]) => Object.hasOwn(modules, part));
  return chunk?.[0] ?? `ui-${part}`;
}
