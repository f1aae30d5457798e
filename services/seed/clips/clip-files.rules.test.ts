import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readVideos } from '../../content/seed/seed-videos.ts';

const MAX_BYTES = 5_000_000;
const BASELINE = 66;
const videos = await readVideos();
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name));

/** The boxes at the top of an MP4 file, in order. */
function boxesOf(file: Buffer): { type: string; start: number; size: number }[] {
  const boxes = [];
  for (let start = 0; start < file.length; ) {
    const size = file.readUInt32BE(start);
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, size });
    start += size;
  }
  return boxes;
}

/** Seconds by the film's own header. */
function lengthOf(file: Buffer): number {
  const header = file.indexOf('mvhd', 0, 'latin1');
  return file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16);
}

describe.each(videos)('the film «$title»', ({ file, seconds, lines }) => {
  const film = read(`${file}.mp4`);

  it('is as long as it says, between 20 and 40 seconds', () => {
    expect(Math.abs(lengthOf(film) - seconds)).toBeLessThan(0.2);
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(40);
  });

  it('can be played by every browser from its first bytes on: H.264 baseline, its index first', () => {
    const types = boxesOf(film).map(({ type }) => type);

    expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'));
    expect(types.indexOf('moov')).toBeGreaterThan(0);
    const config = film.indexOf('avcC', 0, 'latin1');
    expect(film.readUInt8(config + 5)).toBe(BASELINE);
  });

  it('has a still picture, and a transcript that begins with it and ends before it', () => {
    expect(read(`${file}.jpg`).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const places = lines.map(({ at }) => at);
    expect(places[0]).toBe(0);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(places.at(-1)).toBeLessThan(seconds - 2);
  });
});

it('the films take five megabytes at most, and none belongs to no video', () => {
  const files = globSync('*.{mp4,jpg}', { cwd: import.meta.dirname });

  expect(files.reduce((sum, name) => sum + read(name).length, 0)).toBeLessThan(MAX_BYTES);
  expect(files.sort()).toEqual(videos.flatMap(({ file }) => [`${file}.jpg`, `${file}.mp4`]).sort());
});
