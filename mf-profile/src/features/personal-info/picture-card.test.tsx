import { getProfilePicture, listSessions, setProfilePicture } from '@bazaar/contracts/auth';
import { FileId, uploadFiles } from '@bazaar/contracts/file';
import { getCustomerProfile } from '@bazaar/contracts/merchant';
import { given, type Handler, OFFLINE, problem, renderAt } from '@bazaar/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import remote from '../../remote.ts';
import { givenNothingAsked } from './person-data/person-data.fixture.ts';
import { encodeCrop, openPicture } from './picture-file.ts';
import { givenProfile } from './profile.fixture.ts';

// The test's browser has no canvas and decodes no picture.
vi.mock('./picture-file.ts', () => ({ openPicture: vi.fn(), drawCrop: vi.fn(), encodeCrop: vi.fn() }));

const fileId = FileId.parse('0d4c1c1e-3a0e-4a52-9d3b-3d5a0f5b1a11');
const current = { pictureFileId: fileId, url: '/api/file/api/v1/files/1?signature=x' };
const none = { pictureFileId: null, url: null };
const uploaded = given(uploadFiles, {
  items: [{ id: fileId, name: 'profile-picture.jpg', mime: 'image/jpeg', size: 5, url: '/files/1' }],
});

const open = (...handlers: Handler[]) =>
  renderAt(remote, '/profile/personal-info', {
    session: 'signed-in',
    handlers: [
      given(getCustomerProfile, givenProfile()),
      given(getProfilePicture, none),
      given(listSessions, { items: [] }),
      ...givenNothingAsked,
      ...handlers,
    ],
  });

const picture = (width = 1200, height = 800) => ({ width, height, close: vi.fn() }) as unknown as ImageBitmap;
const file = (type = 'image/png', size = 5) =>
  Object.defineProperty(new File(['x'], 'me.png', { type }), 'size', { value: size });
const choose = async (chosen: File) => {
  const input = await screen.findByLabelText(/انتخاب تصویر|تغییر تصویر/);
  fireEvent.change(input, { target: { files: [chosen] } });
};

beforeAll(async () => {
  await Promise.all([import('./crop-dialog.widget.tsx'), import('./picture-file.ts')]);
});
beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.mocked(openPicture).mockImplementation(async () => picture());
  vi.mocked(encodeCrop).mockImplementation(async () => new File(['jpeg'], 'profile-picture.jpg'));
});

describe('the picture', () => {
  it('is shown, with the letters of the name where its link has expired', async () => {
    await open(given(getProfilePicture, current));

    const shown = await screen.findByRole('img', { name: 'تصویر فعلی شما' });
    expect(shown.getAttribute('src')).toBe(current.url);
    fireEvent.error(shown);
    expect(screen.queryByRole('img', { name: 'تصویر فعلی شما' })).toBeNull();
  });

  it('fails and recovers alone', async () => {
    const { host } = await open(given(getProfilePicture, problem(503)));
    expect(await screen.findByText('تصویر فعلی دریافت نشد.')).toBeTruthy();

    host.give(given(getProfilePicture, current));
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

    expect(await screen.findByRole('img', { name: 'تصویر فعلی شما' })).toBeTruthy();
  });

  it('is cropped, uploaded and shown', async () => {
    const saved = vi.fn();
    const { host } = await open(
      uploaded,
      given(setProfilePicture, ({ body }) => {
        saved(body.fileId);
        return current;
      }),
    );
    await choose(file());
    await screen.findByRole('dialog', { name: 'برش تصویر' });
    fireEvent.change(screen.getByRole('slider', { name: 'بزرگ‌نمایی' }), { target: { value: '2' } });

    await userEvent.click(screen.getByRole('button', { name: 'ذخیره تصویر' }));

    expect(await screen.findByRole('img', { name: 'تصویر فعلی شما' })).toBeTruthy();
    expect(vi.mocked(encodeCrop).mock.calls[0]?.[1]).toEqual({ zoom: 2, across: 0.5, down: 0.5 });
    expect(saved).toHaveBeenCalledWith(fileId);
    expect(host.notices.at(-1)?.title).toBe('تصویر ذخیره شد');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the crop when the upload fails', async () => {
    await open(given(uploadFiles, OFFLINE));
    await choose(file());
    await screen.findByRole('dialog', { name: 'برش تصویر' });

    await userEvent.click(screen.getByRole('button', { name: 'ذخیره تصویر' }));

    expect((await screen.findByRole('alert')).textContent).toContain('برش شما نگه داشته شد');
    expect(screen.getByRole('dialog', { name: 'برش تصویر' })).toBeTruthy();
  });

  it('says why the service refuses it', async () => {
    await open(
      uploaded,
      given(setProfilePicture, problem(422, { title: 'این تصویر پذیرفته نشد.', code: 'picture_unsuitable' })),
    );
    await choose(file());
    await screen.findByRole('dialog', { name: 'برش تصویر' });

    await userEvent.click(screen.getByRole('button', { name: 'ذخیره تصویر' }));

    expect((await screen.findByRole('alert')).textContent).toContain('این تصویر پذیرفته نشد.');
  });

  it.each([
    ['a document', () => file('application/pdf'), /این فایل تصویر نیست/],
    ['a file over ten megabytes', () => file('image/png', 11 * 1024 * 1024), /بزرگ‌تر از ۱۰ مگابایت/],
  ])('is not opened from %s', async (_name, chosen, reason) => {
    await open();

    await choose(chosen());

    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(openPicture).not.toHaveBeenCalled();
  });

  it('is refused when it cannot be read or has too few pixels', async () => {
    await open();
    vi.mocked(openPicture).mockRejectedValueOnce(new Error('broken'));
    await choose(file());
    expect(await screen.findByText(/این تصویر باز نشد/)).toBeTruthy();

    vi.mocked(openPicture).mockResolvedValueOnce(picture(100, 900));
    await choose(file());
    expect(await screen.findByText(/این تصویر کوچک است/)).toBeTruthy();
  });

  it('is removed, and stays when the removal fails', async () => {
    const { host } = await open(given(getProfilePicture, current), given(setProfilePicture, problem(503)));
    await userEvent.click(await screen.findByRole('button', { name: 'حذف تصویر' }));
    await waitFor(() => expect(host.notices.at(-1)?.title).toBe('تصویر حذف نشد'));
    expect(screen.getByRole('img', { name: 'تصویر فعلی شما' })).toBeTruthy();

    host.give(given(setProfilePicture, none));
    await userEvent.click(screen.getByRole('button', { name: 'حذف تصویر' }));

    await waitFor(() => expect(screen.queryByRole('img', { name: 'تصویر فعلی شما' })).toBeNull());
    expect(host.notices.at(-1)?.title).toBe('تصویر حذف شد');
  });
});
