import * as z from 'zod/mini';
import { endpoint, NonEmptyText } from '../core/index.ts';
import { FileId } from '../file/file.contract.ts';

/** The picture of a user; both null when there is none. `url` works for five minutes without a session. */
export const ProfilePicture = z.object({
  pictureFileId: z.nullable(FileId),
  url: z.nullable(NonEmptyText),
});
export type ProfilePicture = z.infer<typeof ProfilePicture>;

/** The signed-in user's picture. */
export const getProfilePicture = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/api/v1/users/profile-picture',
  access: 'session',
  summary: 'Picture of the signed-in user.',
  response: ProfilePicture,
  errors: [401],
});

/**
 * Makes an uploaded file the user's picture, or removes the picture (null). The file itself is uploaded with `POST
 * files` of the file service. 404 for a file that is not theirs; 422 `picture_unsuitable` for a file that is not a
 * picture of at most 2 MB.
 */
export const setProfilePicture = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/api/v1/users/profile-picture',
  access: 'session',
  summary: 'Set or remove the picture of the signed-in user.',
  body: z.strictObject({ fileId: z.nullable(FileId) }),
  response: ProfilePicture,
  owned: { 'body.fileId': 'File' },
  errors: [401, 404, 422],
});
