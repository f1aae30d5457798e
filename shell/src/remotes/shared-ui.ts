/** Loads one part of the design system. */
type LoadModule = () => Promise<unknown>;

/**
 * Every part of the design system, lent to remotes by sub-path; a test holds the lists equal to the folders of
 * `shared/ui`. They come in a few chunks, not one each: a chunk's hash alone costs every visitor some fifty bytes.
 */
const pageModules: Readonly<Record<string, LoadModule>> = {
  avatar: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/avatar'),
  badge: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/badge'),
  breadcrumb: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/breadcrumb'),
  button: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/button'),
  card: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/card'),
  chip: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/chip'),
  container: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/container'),
  'data-table': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/data-table'),
  disclosure: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/disclosure'),
  'empty-state': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/empty-state'),
  'error-page': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/error-page'),
  facts: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/facts'),
  icon: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/icon'),
  link: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/link'),
  note: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/note'),
  pager: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/pager'),
  price: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/price'),
  'product-card': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/product-card'),
  'region-error': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/region-error'),
  'rich-text': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/rich-text'),
  'scroll-lock': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/scroll-lock'),
  skeleton: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/skeleton'),
  tabs: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/tabs'),
  time: () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/time'),
  'visually-hidden': () => import(/* webpackChunkName: "ui-page" */ '@bazaar/ui/visually-hidden'),
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

const artModules: Readonly<Record<string, LoadModule>> = {
  assembly: () => import(/* webpackChunkName: "ui-assembly" */ '@bazaar/ui/assembly'),
  drawing: () => import(/* webpackChunkName: "ui-drawing" */ '@bazaar/ui/drawing'),
};

export const sharedUi: Readonly<Record<string, LoadModule>> = {
  ...pageModules,
  ...formModules,
  ...artModules,
};

/** The chunk that a part comes in: what the server preloads for a page that uses it. */
export function uiChunkOf(part: string): string {
  if (Object.hasOwn(pageModules, part)) {
    return 'ui-page';
  }
  return Object.hasOwn(formModules, part) ? 'ui-form' : `ui-${part}`;
}
