export { Drawing, type DrawingProps, type DrawingView } from './drawing.tsx';
export { DrawingDefs } from './drawing-defs.tsx';
export { loadFamily, preloadAllFamilies } from './family-registry.ts';
export { ItemDrawing, type ItemDrawingProps } from './item-drawing.tsx';
