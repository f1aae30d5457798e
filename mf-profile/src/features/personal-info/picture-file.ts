import { type Crop, PICTURE_SIDE, squareOf } from './picture.rules.ts';

/** JPEG at the quality where its artefacts are not visible in a picture of this size. */
const TYPE = 'image/jpeg';
const QUALITY = 0.9;

/** Opens a picture, turned as its camera says. @throws when the file is not a picture that this browser can show. */
export function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** Draws the kept square of a picture over the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (context === null) {
    return;
  }
  const { x, y, side } = squareOf(picture, crop);
  // A picture with transparent parts would become black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** The kept square as a file of its own. @throws when the browser cannot encode it. */
export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
  if (blob === null) {
    throw new Error('The browser could not encode the picture.');
  }
  return new File([blob], 'profile-picture.jpg', { type: TYPE });
}
