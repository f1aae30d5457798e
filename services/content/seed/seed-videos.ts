import { sql } from 'kysely';
import type { Database } from '../../kit/database.ts';
import type { ContentSeed } from './content-seed.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY_MS = 86_400_000;
const FIRST_WEBINAR_ID = 101;

/** Drawing of each video of the vocabulary, in its order. */
const VIDEO_FAMILIES = [
  'doc',
  'doc',
  'doc',
  'motor',
  'pump',
  'lathe',
  'weld',
  'plc',
  'motor',
  'ball',
  'booster',
  'inspect',
  'ship',
  'drum',
  'spray',
  'crane',
  'gas',
  'shed',
  'panel',
  'gearbox',
] as const;

interface Webinar {
  readonly title: string;
  readonly minutes: number;
  /** Days from now; 17:00 in Tehran. */
  readonly inDays: number;
  readonly presenter: string;
  readonly family: string;
}

const WEBINARS: readonly Webinar[] = [
  {
    title: 'انتخاب پمپ برای صنایع غذایی',
    minutes: 75,
    inDays: 3,
    presenter: 'کارشناس ارشد تجهیزات دوار',
    family: 'mono',
  },
  {
    title: 'پایش ارتعاش و برنامه نگهداری پیش‌بینانه',
    minutes: 90,
    inDays: 8,
    presenter: 'کارشناس نگهداری و تعمیرات',
    family: 'inspect',
  },
  {
    title: 'هم‌محوری لیزری در عمل',
    minutes: 60,
    inDays: 12,
    presenter: 'کارشناس نصب تجهیزات دوار',
    family: 'motor',
  },
  {
    title: 'دستورالعمل جوش و صلاحیت جوشکار',
    minutes: 90,
    inDays: 17,
    presenter: 'بازرس جوش',
    family: 'weld',
  },
  {
    title: 'کاهش مصرف انرژی در کمپرسورخانه',
    minutes: 60,
    inDays: 24,
    presenter: 'ممیز انرژی',
    family: 'booster',
  },
  {
    title: 'انتخاب شیر کنترلی و محاسبه Kv',
    minutes: 80,
    inDays: 31,
    presenter: 'کارشناس ابزار دقیق',
    family: 'butterfly',
  },
];

/** Writes the recorded videos and the coming webinars. */
export async function seedVideos(db: Database, { videos }: Vocabulary, { now }: ContentSeed): Promise<void> {
  for (const [index, { title, duration, group }] of videos.entries()) {
    const id = index + 1;
    const publishedAt = new Date(now.getTime() - (index * 3.7 + 1) * DAY_MS);
    await sql`
      insert into content.media_video (id, kind, title, media_group, duration_seconds, published_at, drawing)
      values (${id}, 'video', ${title}, ${group}, ${secondsOf(duration)}, ${publishedAt},
        ${drawingOf(id, VIDEO_FAMILIES[index] ?? 'doc')})`.execute(db);
  }
  for (const [index, webinar] of WEBINARS.entries()) {
    const id = FIRST_WEBINAR_ID + index;
    await sql`
      insert into content.media_video
        (id, kind, title, media_group, duration_seconds, published_at, starts_at, presenter, drawing)
      values (${id}, 'webinar', ${webinar.title}, 'وبینار', ${webinar.minutes * 60},
        ${new Date(now.getTime() - (index + 1) * DAY_MS)}, ${fiveInTehran(now, webinar.inDays)},
        ${webinar.presenter}, ${drawingOf(id, webinar.family)})`.execute(db);
  }
}

function secondsOf(duration: string): number {
  return duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function fiveInTehran(now: Date, inDays: number): Date {
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T17:00:00+03:30`);
}

function drawingOf(seed: number, family: string): string {
  return JSON.stringify({ family, seed, dimensionMm: null, code: null });
}
