import { type PointerEvent, useEffect, useRef } from 'react';
import styles from './crop-preview.module.css';
import { messages } from './messages.ts';
import { type Crop, dragCrop } from './picture.rules.ts';
import { drawCrop } from './picture-file.ts';

/** Pixels of the canvas; the screen may show them smaller. */
const PREVIEW_SIDE = 320;

interface CropPreviewProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The square as it will be stored; the picture follows the pointer. */
export function CropPreview({ picture, crop, onChange }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  useEffect(() => {
    if (canvas.current) {
      drawCrop(canvas.current, picture, crop);
    }
  }, [picture, crop]);

  const take = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, crop };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const start = from.current;
    if (start !== null) {
      const way = {
        right: event.clientX - start.x,
        down: event.clientY - start.y,
        previewSide: event.currentTarget.clientWidth || PREVIEW_SIDE,
      };
      onChange(dragCrop(picture, start.crop, way));
    }
  };
  const drop = () => {
    from.current = null;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.preview}
      width={PREVIEW_SIDE}
      height={PREVIEW_SIDE}
      role="img"
      aria-label={messages.crop.preview}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}
