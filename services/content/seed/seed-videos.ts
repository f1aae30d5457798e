import { readFile } from 'node:fs/promises';
import type { DrawingFamily } from '@bazaar/contracts';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { drawingOf } from '../../seed/drawing-choices.ts';
import type { ContentSeed } from './content-seed.ts';
import type { Vocabulary } from './vocabulary.ts';

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
      'انتخاب پمپ بهداشتی برای سیال گران‌رو و حساس به برش، با نمونه‌ای از یک خط رب و یک خط لبنیات. پرسش‌های شما در نیم ساعت پایانی پاسخ داده می‌شود.',
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
      'پای نرم، خطای زاویه‌ای و موازی و انبساط حرارتی روی یک پمپ واقعی اندازه گرفته و اصلاح می‌شود. برگه گزارش نمونه در اختیار شرکت‌کنندگان قرار می‌گیرد.',
  },
  {
    title: 'دستورالعمل جوش و صلاحیت جوشکار',
    minutes: 90,
    inDays: 17,
    presenter: 'بازرس جوش',
    summary:
      'تفاوت WPS و PQR، محدوده اعتبار صلاحیت جوشکار و آزمون‌های لازم بر پایه ASME IX مرور می‌شود. خطاهای رایج در پرونده‌های جوش هم بررسی می‌شود.',
  },
  {
    title: 'کاهش مصرف انرژی در کمپرسورخانه',
    minutes: 60,
    inDays: 24,
    presenter: 'ممیز انرژی',
    summary:
      'نشت‌یابی، فشار تنظیم، بازیافت گرما و کنترل دور، با برآورد صرفه‌جویی هر اقدام. محاسبه برای یک کمپرسورخانه ۲۵۰ کیلوواتی انجام می‌شود.',
  },
  {
    title: 'انتخاب شیر کنترلی و محاسبه Kv',
    minutes: 80,
    inDays: 31,
    presenter: 'کارشناس ابزار دقیق',
    summary:
      'محاسبه Kv برای مایع و گاز، نسبت افت فشار شیر و انتخاب مشخصه ذاتی. در پایان چند شیر بزرگ‌تر از نیاز بررسی می‌شود.',
  },
];

/** Writes the recorded videos and the upcoming webinars. */
export async function seedVideos(db: Database, { videos }: Vocabulary, { now }: ContentSeed): Promise<void> {
  const summaries = await readSummaries();
  for (const [index, { title, duration, group }] of videos.entries()) {
    const id = index + 1;
    const publishedAt = new Date(now.getTime() - (index * 3.7 + 1) * DAY_MS);
    await sql`
      insert into content.media_video
        (id, kind, title, media_group, duration_seconds, published_at, drawing, summary, visits)
      values (${id}, 'video', ${title}, ${group}, ${secondsOf(duration)}, ${publishedAt},
        ${drawingSpec(id, drawingOf('video', title))}, ${summaries.get(title) ?? ''}, ${60 + ((id * 131) % 900)})`.execute(
      db,
    );
  }
  for (const [index, webinar] of WEBINARS.entries()) {
    const id = FIRST_WEBINAR_ID + index;
    await sql`
      insert into content.media_video
        (id, kind, title, media_group, duration_seconds, published_at, starts_at, presenter, drawing, summary)
      values (${id}, 'webinar', ${webinar.title}, 'وبینار', ${webinar.minutes * 60},
        ${new Date(now.getTime() - (index + 1) * DAY_MS)}, ${fiveInTehran(now, webinar.inDays)},
        ${webinar.presenter}, ${drawingSpec(id, drawingOf('webinar', webinar.title))}, ${webinar.summary})`.execute(
      db,
    );
  }
}

async function readSummaries(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(new URL('./videos.json', import.meta.url), 'utf8');
  const videos = JSON.parse(text) as { title: string; summary: string }[];
  return new Map(videos.map(({ title, summary }) => [title, summary]));
}

function secondsOf(duration: string): number {
  return duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function fiveInTehran(now: Date, inDays: number): Date {
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T17:00:00+03:30`);
}

function drawingSpec(seed: number, family: DrawingFamily): string {
  return JSON.stringify({ family, seed, dimensionMm: null, code: null });
}
