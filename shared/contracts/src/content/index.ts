export * from './faq.contract.ts';
export * from './favorite.contract.ts';
export * from './page.contract.ts';
export * from './site.contract.ts';
