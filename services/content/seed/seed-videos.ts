import { readFile } from 'node:fs/promises';
import type { DrawingFamily } from '@bazaar/contracts';
import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { drawingOf } from '../../seed/drawing-choices.ts';
import type { ContentSeed } from './content-seed.ts';

const DAY_MS = 86_400_000;
const FIRST_WEBINAR_ID = 101;

interface Webinar {
  readonly title: string;
  readonly minutes: number;
  /** Days from now; 17:00 in Tehran. */
  readonly inDays: number;
  readonly presenter: string;
  readonly summary: string;
}

/** The webinars that are to come. */
export const WEBINARS: readonly Webinar[] = [
  {
    title: 'انتخاب پمپ برای صنایع غذایی',
    minutes: 75,
    inDays: 3,
    presenter: 'کارشناس ارشد تجهیزات دوار',
    summary:
      'انتخاب پمپ بهداشتی برای سیال گران‌رو و حساس به برش، با نمونه‌ای از یک خط رب و یک خط لبنیات. نیم ساعت پایانی برای پرسش و پاسخ است.',
  },
  {
    title: 'پایش ارتعاش و برنامه نگهداری پیش‌بینانه',
    minutes: 90,
    inDays: 8,
    presenter: 'کارشناس نگهداری و تعمیرات',
    summary:
      'از انتخاب نقطه اندازه‌گیری تا خواندن طیف و تعیین حد هشدار بر پایه ISO 20816. برنامه‌ای نمونه برای کارخانه‌ای با پنجاه تجهیز دوار ساخته می‌شود.',
  },
  {
    title: 'هم‌محوری لیزری در عمل',
    minutes: 60,
    inDays: 12,
    presenter: 'کارشناس نصب تجهیزات دوار',
    summary:
      'پای نرم، خطای زاویه‌ای و موازی و انبساط حرارتی روی یک پمپ واقعی اندازه گرفته و اصلاح می‌شود. یک برگه گزارش نمونه هم مرور می‌شود.',
  },
  {
    title: 'دستورالعمل جوش و صلاحیت جوشکار',
    minutes: 90,
    inDays: 17,
    presenter: 'بازرس جوش',
    summary:
      'تفاوت WPS و PQR، محدوده اعتبار صلاحیت جوشکار و آزمون‌های لازم بر پایه ASME IX مرور می‌شود. خطاهای رایج در پرونده‌های جوش هم بررسی می‌شود.',
  },
];

/** A film of the demo; `scripts/clips` draws it. */
export interface SeedVideo {
  readonly id: number;
  /** The name of its files in `services/seed/clips`. */
  readonly file: string;
  readonly title: string;
  readonly group: string;
  readonly seconds: number;
  readonly daysAgo: number;
  readonly visits: number;
  readonly summary: string;
  /** The id of an article about the same subject. */
  readonly article?: number;
  /** For the recording of a past webinar. */
  readonly webinar?: { readonly presenter: string; readonly minutes: number };
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}

/** The films of the demo, newest first. */
export async function readVideos(): Promise<readonly SeedVideo[]> {
  return JSON.parse(await readFile(new URL('./videos.json', import.meta.url), 'utf8')) as SeedVideo[];
}

/** A recording is published two days after its webinar. */
const RECORDING_DAYS = 2;

/** Writes the videos and the webinars that are to come; the films themselves are added where files are stored. */
export async function seedVideos(db: Database, { now }: ContentSeed): Promise<void> {
  for (const video of await readVideos()) {
    await insertVideo(db, video, now);
  }
  for (const [index, webinar] of WEBINARS.entries()) {
    const id = FIRST_WEBINAR_ID + index;
    await sql`
      insert into content.media_video
        (id, kind, title, slug, media_group, duration_seconds, published_at, starts_at, presenter, drawing, summary)
      values (${id}, 'webinar', ${webinar.title}, ${slugFa(webinar.title)}, 'وبینار', ${webinar.minutes * 60},
        ${new Date(now.getTime() - (index + 1) * DAY_MS)}, ${fiveInTehran(now, webinar.inDays)},
        ${webinar.presenter}, ${drawingSpec(id, drawingOf('webinar', webinar.title))}, ${webinar.summary})`.execute(
      db,
    );
  }
}

async function insertVideo(db: Database, video: SeedVideo, now: Date): Promise<void> {
  const { id, title, group, seconds, summary, visits, lines, webinar, daysAgo, article = null } = video;
  const startsAt = webinar === undefined ? null : fiveInTehran(now, -daysAgo - RECORDING_DAYS);
  await sql`
    insert into content.media_video
      (id, kind, title, slug, media_group, duration_seconds, published_at, starts_at, presenter, drawing, summary,
        visits, lines, article_id)
    values (${id}, ${webinar === undefined ? 'video' : 'webinar'}, ${title}, ${slugFa(title)}, ${group},
      ${webinar === undefined ? seconds : webinar.minutes * 60}, ${new Date(now.getTime() - daysAgo * DAY_MS)},
      ${startsAt}, ${webinar?.presenter ?? null}, ${drawingSpec(id, drawingOf('video', title))}, ${summary},
      ${visits}, ${JSON.stringify(lines)}, (select page.id from content.page where page.id = ${article}))`.execute(
    db,
  );
}

function fiveInTehran(now: Date, inDays: number): Date {
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T17:00:00+03:30`);
}

function drawingSpec(seed: number, family: DrawingFamily): string {
  return JSON.stringify({ family, seed, dimensionMm: null, code: null });
}
