export { Drawing, type DrawingProps } from './drawing.tsx';
export { DrawingDefs } from './drawing-defs.tsx';
export type { DrawingView } from './drawn.tsx';
export { loadFamily, preloadAllFamilies } from './family-loader.ts';
export { ItemDrawing, type ItemDrawingProps } from './item-drawing.tsx';
export { createKeeper, type Keeper, keepMarkup } from './kept-markup.ts';
