import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Page } from 'playwright';
import { SetupProblem } from '../console.ts';

/** Frames a second: drawings move slowly, and fewer frames make a smaller file. */
const RATE = 12;
const POSTER_QUALITY = 72;
/** A visitor may jump: every so many seconds a picture is complete in itself. */
const KEY_SECONDS = 10;

/** One clip as it is asked for. */
export interface ClipOrder {
  readonly file: string;
  readonly seconds: number;
  /** The second whose picture stands for the clip. */
  readonly posterAt: number;
}

/** Draws a clip second by second on the open stage, and writes it as H.264 in MP4 beside its poster. */
export async function renderClip(
  page: Page,
  { file, seconds, posterAt }: ClipOrder,
  folder: string,
): Promise<void> {
  const encoder = startEncoder(`${folder}/${file}.mp4`);
  let [drawn, picture]: [string, Buffer] = ['', Buffer.alloc(0)];
  for (let frame = 0; frame < seconds * RATE; frame += 1) {
    const next = await showSecond(page, file, frame / RATE);
    if (next !== drawn) {
      [drawn, picture] = [next, await page.screenshot({ type: 'png' })];
    }
    if (!encoder.stdin.write(picture)) {
      await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) {
    throw new SetupProblem(`ffmpeg could not write ${file}.mp4`, 'Install it: apt-get install -y ffmpeg');
  }
  await showSecond(page, file, posterAt);
  await page.screenshot({ type: 'jpeg', quality: POSTER_QUALITY, path: `${folder}/${file}.jpg` });
}

function showSecond(page: Page, file: string, second: number): Promise<string> {
  return page.evaluate(([name, at]) => window.showSecond?.(name, at) ?? '', [file, second] as const);
}

/**
 * Baseline profile and 4:2:0 are what every browser and phone decodes; `faststart` puts the index first, so that
 * playing begins with the first bytes. Without metadata the same drawings give the same file.
 */
function startEncoder(target: string): ChildProcessByStdio<Writable, Readable, null> {
  const options = [
    ...['-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', String(RATE), '-i', '-'],
    ...['-an', '-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.1', '-pix_fmt', 'yuv420p'],
    ...['-preset', 'veryslow', '-tune', 'animation', '-crf', '28', '-g', String(RATE * KEY_SECONDS)],
    ...[
      '-movflags',
      '+faststart',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      target,
    ],
  ];
  return spawn('ffmpeg', options, { stdio: ['pipe', 'pipe', 'inherit'] });
}
