import { expect, it } from 'vitest';
import { archiveFiles } from './archive-files.rules.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');

const notes = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  archiveFiles([{ service: 'content', kind: 'notes', rows }], NOW);
const textOf = (files: ReturnType<typeof archiveFiles>, name: string) =>
  files.find((file) => file.name === name)?.text;

it('writes one JSON and one CSV of a kind, and tells in Persian what they are', () => {
  const files = notes([{ title: 'قیمت پمپ', pinned: true, objectId: 7, text: null }]);

  expect(files.map(({ name }) => name)).toEqual([
    'راهنما.txt',
    'json/content/notes.json',
    'csv/content/notes.csv',
  ]);
  expect(JSON.parse(textOf(files, 'json/content/notes.json') ?? '')).toEqual([
    { title: 'قیمت پمپ', pinned: true, objectId: 7, text: null },
  ]);
  expect(textOf(files, 'csv/content/notes.csv')).toBe(
    '\uFEFFعنوان,سنجاق‌شده,شناسه مورد,متن\r\nقیمت پمپ,true,7,\r\n',
  );
  expect(textOf(files, 'راهنما.txt')).toContain('یادداشت‌ها: ۱ ردیف، در content/notes');
});

it.each(['=1+1', '+98', '-2', '@SUM(A1)', '\t=1', ' =1', '\u200F=1', '＝1', '\u202E@x'])(
  'makes spreadsheets show %j as text',
  (text) => {
    const csv = textOf(notes([{ text }]), 'csv/content/notes.csv') ?? '';

    expect(csv.split('\r\n')[1]?.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('writes a kind without rows too, so that its absence is seen', () => {
  const files = notes([]);

  expect(textOf(files, 'json/content/notes.json')).toBe('[]\n');
  expect(textOf(files, 'csv/content/notes.csv')).toBe('\uFEFF\r\n');
});
