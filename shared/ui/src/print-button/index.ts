export * from './print-button.tsx';
