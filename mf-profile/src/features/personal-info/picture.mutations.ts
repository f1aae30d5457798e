import { setProfilePicture } from '@bazaar/contracts/auth';
import { uploadFiles } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';
import { messages } from './messages.ts';
import { profileQueries } from './profile.queries.ts';

/** Uploads a file and makes it the user's picture. @throws what the services refused. */
export async function savePicture(host: Host, file: File): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  const { items } = await host.api.call(uploadFiles, { form });
  const [stored] = items;
  if (stored === undefined) {
    throw new Error('The file service has stored no file.');
  }
  const picture = await host.api.call(setProfilePicture, { body: { fileId: stored.id } });
  host.queryClient.setQueryData(profileQueries(host.api).picture().queryKey, picture);
  host.toast.show({ tone: 'success', title: messages.picture.saved });
}

/** Removes the user's picture; the file itself stays among the user's files. */
export async function removePicture(host: Host): Promise<void> {
  try {
    const picture = await host.api.call(setProfilePicture, { body: { fileId: null } });
    host.queryClient.setQueryData(profileQueries(host.api).picture().queryKey, picture);
    host.toast.show({ tone: 'success', title: messages.picture.removed });
  } catch {
    host.toast.show({
      tone: 'danger',
      title: messages.picture.removeFailed,
      detail: messages.picture.tryLater,
    });
  }
}
