export { OnDemandRegion, type OnDemandRegionProps } from './on-demand-region.tsx';
export { RegionBoundary, type RegionBoundaryProps } from './region-boundary.tsx';
export { RegionError, type RegionErrorProps } from './region-error.tsx';
