export { Segmented, type SegmentedProps, type SegmentOption } from './segmented.tsx';
