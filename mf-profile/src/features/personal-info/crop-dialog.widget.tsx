import { failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './crop-dialog.module.css';
import { CropPreview } from './crop-preview.tsx';
import type { CropperProps } from './cropper-props.ts';
import { messages } from './messages.ts';
import { savePicture } from './picture.mutations.ts';
import { type Crop, MAXIMUM_PICTURE_BYTES, MAXIMUM_ZOOM, MIDDLE } from './picture.rules.ts';
import { encodeCrop } from './picture-file.ts';

const words = messages.crop;
const TOO_LARGE = 413;

/** Chooses the square of a picture that is kept, with the pointer or with the sliders, and stores it. */
export function CropDialog({ picture, onClose }: CropperProps) {
  const host = useHost();
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  const save = useMutation({
    mutationFn: async () => {
      const file = await encodeCrop(picture, crop);
      if (file.size > MAXIMUM_PICTURE_BYTES) {
        throw Object.assign(new Error('The picture is too large.'), { status: TOO_LARGE });
      }
      await savePicture(host, file);
    },
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      kind="sheet"
      locked={save.isPending}
      onClose={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button kind="primary" busy={save.isPending} busyLabel={words.saving} onClick={() => save.mutate()}>
            {words.save}
          </Button>
        </>
      }
    >
      <CropPreview picture={picture} crop={crop} onChange={setCrop} />
      <div className={styles.sliders}>
        <Slider
          label={words.zoom}
          least={1}
          most={MAXIMUM_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider
          label={words.horizontal}
          least={0}
          most={1}
          value={crop.across}
          onChange={(across) => setCrop({ ...crop, across })}
        />
        <Slider
          label={words.vertical}
          least={0}
          most={1}
          value={crop.down}
          onChange={(down) => setCrop({ ...crop, down })}
        />
      </div>
      {save.error && (
        <Note tone="danger" announced>
          {failureText(save.error)}
        </Note>
      )}
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** The axis of a picture runs from left to right, also on this page. */
function Slider({ label, least, most, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        dir="ltr"
        min={least}
        max={most}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function failureText(error: unknown): string {
  const { status, title, detail } = failureOf(error);
  if (status === TOO_LARGE) {
    return words.tooLarge;
  }
  return title === undefined ? words.failed : [title, detail].filter(Boolean).join(' ');
}
