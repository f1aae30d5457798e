export {
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './skeleton.tsx';
