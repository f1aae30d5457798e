export { RegionError, type RegionErrorProps } from './region-error.tsx';
