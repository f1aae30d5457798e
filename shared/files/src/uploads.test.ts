import { uploadFiles } from '@bazaar/contracts/file';
import { createFakeHost, given, OFFLINE, problem } from '@bazaar/testing';
import { expect, it, vi } from 'vitest';
import { createUploads, sendFile } from './index.ts';

const FILE = new File(['x'], 'نقشه.pdf', { type: 'application/pdf' });
const META = {
  id: '7d4d2a7e-58a4-4b0a-9a53-0b1f6f7a9c01',
  name: 'نقشه.pdf',
  mime: 'application/pdf' as const,
  size: 1,
  url: '/api/v1/files/7d4d2a7e-58a4-4b0a-9a53-0b1f6f7a9c01',
};
const STORED = given(uploadFiles, { items: [META] });

function givenUploads(handler: typeof STORED) {
  const host = createFakeHost({ session: 'signed-in', handlers: [handler] });
  const onStored = vi.fn();
  const uploads = createUploads<number>({
    send: (file, way) => sendFile(host.api, file, way),
    onStored,
    failed: 'بارگذاری نشد.',
  });
  return { host, onStored, uploads, list: () => uploads.list.get() };
}

it('gives a stored file to its form and forgets it', async () => {
  const { uploads, onStored, list } = givenUploads(STORED);

  uploads.add(FILE, 3);
  expect(list()).toMatchObject([{ file: FILE, info: 3, fraction: 0, failure: null, canRetry: false }]);

  await vi.waitFor(() => expect(onStored).toHaveBeenCalledTimes(1));
  expect(onStored.mock.calls[0]).toMatchObject([{ info: 3 }, { id: META.id, size: 1 }]);
  expect(list()).toEqual([]);
});

it('shows a refused file without sending it', () => {
  const { host, uploads, list } = givenUploads(STORED);

  uploads.add(FILE, 3, 'این فایل خالی است.');

  expect(list()).toMatchObject([{ failure: 'این فایل خالی است.', canRetry: false }]);
  expect(host.calls).toEqual([]);
});

it.each([
  [
    'in the words of the service',
    given(uploadFiles, problem(415, { detail: 'محتوا PDF نیست.' })),
    'محتوا PDF نیست.',
  ],
  ['in its own words', given(uploadFiles, { items: [] }), 'بارگذاری نشد.'],
])('tells a failure %s', async (_, handler, text) => {
  const { uploads, list } = givenUploads(handler);

  uploads.add(FILE, 3);

  await vi.waitFor(() => expect(list()).toMatchObject([{ failure: text, canRetry: true }]));
});

it('sends a failed file again', async () => {
  const { host, uploads, onStored, list } = givenUploads(given(uploadFiles, OFFLINE));
  uploads.add(FILE, 3);
  await vi.waitFor(() => expect(list()[0]?.canRetry).toBe(true));

  host.give(STORED);
  uploads.retry(list()[0]?.key ?? '');

  expect(list()).toMatchObject([{ failure: null, canRetry: false }]);
  await vi.waitFor(() => expect(onStored).toHaveBeenCalledTimes(1));
});

it('reports a fault of the sending as a failure', async () => {
  const failed = 'بارگذاری نشد.';
  const uploads = createUploads({
    send: () => Promise.reject(new Error('fault')),
    onStored: vi.fn(),
    failed,
  });

  uploads.add(FILE, null);

  await vi.waitFor(() => expect(uploads.list.get()).toMatchObject([{ failure: failed, canRetry: true }]));
});

it('reports nothing of a file that was cancelled', async () => {
  const { promise, resolve } = Promise.withResolvers<{ type: 'failed'; text: null }>();
  const signals: AbortSignal[] = [];
  const uploads = createUploads({
    send: (_, { signal }) => {
      signals.push(signal);
      return promise;
    },
    onStored: vi.fn(),
    failed: '',
  });
  const onChange = vi.fn();
  uploads.add(FILE, null);
  uploads.list.subscribe(onChange);

  uploads.cancel(uploads.list.get()[0]?.key ?? '');
  resolve({ type: 'failed', text: null });
  await promise;

  expect(signals[0]?.aborted).toBe(true);
  expect(uploads.list.get()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('stops all that are on their way', () => {
  const signals: AbortSignal[] = [];
  const uploads = createUploads({
    send: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    },
    onStored: vi.fn(),
    failed: '',
  });
  uploads.add(FILE, null);
  uploads.add(FILE, null);

  uploads.stop();

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
