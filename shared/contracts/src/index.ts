export * from './core/index.ts';
export { type Links, links } from './links.ts';
export { profileLinks } from './profile-links.ts';
