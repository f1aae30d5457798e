export * from './descriptor.ts';
export * from './manifest.ts';
export { namesParameter } from './route-query.ts';
export * from './service-record.ts';
export * from './shell-descriptor.ts';
