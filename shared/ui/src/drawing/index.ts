export { Drawing, type DrawingProps, type DrawingView } from './drawing.tsx';
export { DrawingDefs } from './drawing-defs.tsx';
export { FAMILIES, type Family } from './family-names.ts';
export { loadFamily, preloadAllFamilies } from './family-registry.ts';
export { ItemDrawing, type ItemDrawingProps, type ItemDrawingSpec } from './item-drawing.tsx';
