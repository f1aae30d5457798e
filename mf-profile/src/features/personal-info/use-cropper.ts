import { type ComponentType, useRef, useState } from 'react';
import type { CropperProps } from './cropper-props.ts';
import { type FileFault, fileFault, isTooSmall } from './picture.rules.ts';

/** Why a chosen file was not opened. */
export type OpenFault = FileFault | 'tooSmall' | 'unreadable' | 'notLoaded';

/** Opens a chosen file and loads the cropper for it; the latest choice wins. */
export function useCropper() {
  const [Cropper, setCropper] = useState<ComponentType<CropperProps> | null>(null);
  const [source, setSource] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState<OpenFault | null>(null);
  const latest = useRef<File>(null);

  const choose = async (file: File) => {
    latest.current = file;
    const opened = await openFor(file);
    if (latest.current !== file) {
      return;
    }
    if (typeof opened === 'string') {
      setFault(opened);
      return;
    }
    setFault(null);
    setCropper(() => opened.Cropper);
    setSource(opened.picture);
  };
  const close = () => {
    source?.close();
    setSource(null);
  };
  return { Cropper, source, fault, close, choose: (file: File) => void choose(file) };
}

async function openFor(file: File) {
  const fault = fileFault(file);
  if (fault !== undefined) {
    return fault;
  }
  const loaded = await loadCropper().catch(() => null);
  if (loaded === null) {
    return 'notLoaded';
  }
  const picture = await loaded.openPicture(file).catch(() => null);
  if (picture === null) {
    return 'unreadable';
  }
  return isTooSmall(picture) ? 'tooSmall' : { picture, Cropper: loaded.CropDialog };
}

async function loadCropper() {
  const [{ CropDialog }, { openPicture }] = await Promise.all([
    import('./crop-dialog.widget.tsx'),
    import('./picture-file.ts'),
  ]);
  return { CropDialog, openPicture };
}
