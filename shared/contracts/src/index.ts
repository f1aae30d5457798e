export * from './core/index.ts';
export { type Links, links } from './links.ts';
