export * from './descriptor.ts';
export * from './manifest.ts';
