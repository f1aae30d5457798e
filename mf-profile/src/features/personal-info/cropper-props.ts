/** Props of the cropper, which is loaded on demand. */
export interface CropperProps {
  picture: ImageBitmap;
  onClose: () => void;
}
