export { RegionBoundary, type RegionBoundaryProps } from './region-boundary.tsx';
export { RegionError, type RegionErrorProps } from './region-error.tsx';
