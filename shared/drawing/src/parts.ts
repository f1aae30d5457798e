export { Drawn } from './drawn.tsx';
export { FAMILIES, familyModule, isFamily } from './family-registry.ts';
