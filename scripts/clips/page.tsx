/* The stage of the clips: the script asks for one clip and then for one second after another. */
import '@bazaar/ui/base';
import './page.css';
import { DrawingDefs, preloadAllFamilies } from '@bazaar/drawing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Board, cameraAt, HEIGHT, stateOf, WIDTH } from './board.ts';
import { BOARDS } from './boards/index.ts';

declare global {
  interface Window {
    /** Draws a second of a clip. @returns what decides how it appears, the same for the same picture. */
    showSecond?: (file: string, second: number) => string;
  }
}

function Stage({ board, second }: { board: Board; second: number }) {
  const { x, y, zoom } = cameraAt(board.camera, second);
  return (
    <svg className="stage" aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect width={WIDTH} height={HEIGHT} fill="url(#dots)" />
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${zoom}) translate(${-x} ${-y})`}>
        {board.parts.map((part, place) => {
          const { progress, opacity } = stateOf(part, second);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a clip never change
            <g key={place} opacity={opacity}>
              {opacity > 0 && part.draw(progress)}
            </g>
          );
        })}
      </g>
      <path className="corner" d="M24 40V24H40M920 24H936V40M936 500V516H920M40 516H24V500" />
    </svg>
  );
}

function drawnOf(board: Board, second: number): string {
  return JSON.stringify([cameraAt(board.camera, second), board.parts.map((part) => stateOf(part, second))]);
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  flushSync(() => root.render(<DrawingDefs />));
  await Promise.all([preloadAllFamilies(), document.fonts.load('16px Vazirmatn', 'پمپ')]);
  window.showSecond = (file, second) => {
    const board = BOARDS.find((candidate) => candidate.file === file);
    if (board === undefined) {
      throw new RangeError(`There is no board for ${file}.`);
    }
    flushSync(() =>
      root.render(
        <>
          <DrawingDefs />
          <Stage board={board} second={second} />
        </>,
      ),
    );
    return drawnOf(board, second);
  };
}
