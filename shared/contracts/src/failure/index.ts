export * from './failure.ts';
