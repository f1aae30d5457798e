import { HttpError, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import type { ImageRefusal } from './image-size.rules.ts';

/** 415: an accepted file, but no photograph. */
export function notAnImage(name: string): HttpError {
  const detail = messages.imageDetail(name);
  return new HttpError({ status: 415, code: 'file_type', title: messages.type, detail });
}

const TEXTS = {
  pixels: [messages.imagePixels, messages.imagePixelsDetail],
  shape: [messages.imageShape, messages.imageShapeDetail],
  unreadable: [messages.imageUnreadable, messages.imageUnreadableDetail],
} as const;

/** 413: more than one photograph. */
export function oneImageOnly(): HttpError {
  const detail = messages.oneImage;
  return new HttpError({ status: 413, code: 'too_many_files', title: messages.tooMany, detail });
}

/** 422: a photograph that is too large, too narrow or damaged. */
export function imageRefused(refusal: ImageRefusal, name: string): HttpError {
  const [title, detail] = TEXTS[refusal];
  return unprocessable(`image_${refusal}`, { title, detail: detail(name) });
}
