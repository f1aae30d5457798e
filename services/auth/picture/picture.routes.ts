import { getProfilePicture, setProfilePicture } from '@bazaar/contracts/auth';
import { FileId } from '@bazaar/contracts/file';
import type { Database } from '../../kit/database/database.ts';
import { notFound, unprocessable } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { attachPicture, detachPicture, findPicture, lockPicture, savePicture } from './picture.sql.ts';

const LINK_SECONDS = 300;
const LARGEST_BYTES = 2 * 1024 * 1024;
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The signed-in user's picture. */
export function pictureRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  const show = async (userId: number) => {
    const picture = await findPicture(db, userId, { now: clock(), seconds: LINK_SECONDS });
    return picture === null
      ? { pictureFileId: null, url: null }
      : { ...picture, pictureFileId: FileId.parse(picture.pictureFileId) };
  };
  return [
    sessionRoute(getProfilePicture, ({ user }) => show(user.userId)),
    sessionRoute(setProfilePicture, async ({ user, body }) => {
      await db.transaction().execute((transaction) => replacePicture(transaction, user.userId, body.fileId));
      return show(user.userId);
    }),
  ];
}

async function replacePicture(db: Database, userId: number, fileId: string | null): Promise<void> {
  const before = await lockPicture(db, userId);
  if (before === fileId) {
    return;
  }
  if (fileId !== null) {
    const file = await attachPicture(db, { fileId, userId });
    if (file === null) {
      throw notFound(messages.picture);
    }
    if (!PICTURES.has(file.mime) || file.size > LARGEST_BYTES) {
      throw unprocessable('picture_unsuitable', {
        title: messages.pictureUnsuitable,
        detail: messages.pictureUnsuitableDetail,
      });
    }
  }
  await savePicture(db, userId, fileId);
  if (before !== null) {
    await detachPicture(db, { fileId: before, userId });
  }
}
