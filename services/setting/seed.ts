import { readFile } from 'node:fs/promises';
import { SERVICE_NAMES } from '@bazaar/contracts';
import type { CategoryType } from '@bazaar/contracts/product';
import { CLIENT_ID } from '@bazaar/contracts/setting';
import type { Database } from '../kit/database/database.ts';
import { saveConfig } from './client-config.sql.ts';

interface Vocabulary {
  readonly bannerPhrases: string[];
  readonly categoryTypes: readonly { readonly code: CategoryType; readonly title: string }[];
}

/** Services that the specification addresses and this project does not have yet. */
const LATER_SERVICES = ['sale', 'accounting', 'inventory'];

const DESCRIPTIONS: Readonly<Record<CategoryType, string>> = {
  IndustrialService: 'از ماشین‌کاری و جوشکاری تا بازرسی و لجستیک؛ کار خود را به سازندگان بسپارید.',
  Product: 'مواد اولیه، قطعات و تجهیزات را با مشخصات فنی مقایسه کنید و از تأمین‌کننده بخرید.',
  ConsultingService: 'مشاوران و طراحان صنعتی برای مهندسی، کیفیت، انرژی و مدیریت پروژه.',
  ElectronicDocument: 'استانداردها، نقشه‌ها، دیتاشیت‌ها و مدارک فنی در قالب الکترونیکی.',
  IndustrialAdvertisement: 'آگهی خرید، فروش، اجاره، مناقصه و همکاری در صنعت.',
};

const HOME_SECTIONS = [
  { kind: 'slider', title: 'پیشنهادهای ویژه', hidden: true },
  { kind: 'types', title: 'از کجا شروع می‌کنید؟', hidden: false },
  { kind: 'categories', title: 'محصولات و مواد اولیه', hidden: false },
  { kind: 'request', title: 'کالای موردنظرتان را پیدا نکردید؟', hidden: false },
  { kind: 'advertisements', title: 'آگهی‌های صنعتی', hidden: false, take: 6 },
  { kind: 'news', title: 'راهنما و مقاله‌ها', hidden: false },
  { kind: 'webinars', title: 'وبینارها', hidden: false, take: 4 },
  { kind: 'videos', title: 'ویدئوها', hidden: false },
  { kind: 'howItWorks', title: 'بازار صنعت چگونه کار می‌کند؟', hidden: false },
  { kind: 'publishDate', title: 'تاریخ انتشار', hidden: true },
];

/** Writes the configuration of the site's client. */
export async function seedSetting(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const file = new URL('../seed/vocabulary.json', import.meta.url);
  const vocabulary = JSON.parse(await readFile(file, 'utf8')) as Vocabulary;
  await saveConfig(
    db,
    {
      clientId: CLIENT_ID,
      siteName: 'بازار صنعت',
      addresses: addresses(),
      categoryTypes: vocabulary.categoryTypes.map(({ code, title }) => ({
        categoryType: code,
        title,
        pageSetting: { description: DESCRIPTIONS[code] },
        linkToPage: `/category/categoryType/${code}`,
      })),
      uniquePageNames: {
        policy: 'policy',
        privacy: 'privacy',
        PolicyPageHeader: 'policy-header',
        PolicyPageFooter: 'policy-footer',
      },
      // Ids of the static pages in the content service's seed.
      pageIds: { policy: 104, comments: 106, commentRules: 107 },
      home: {
        banner: { title: 'قطعه، خدمت یا تأمین‌کننده را دقیق پیدا کنید', phrases: vocabulary.bannerPhrases },
        sections: HOME_SECTIONS,
      },
      footer: {
        about:
          'بازار، سازندگان، تأمین‌کنندگان و مشاوران صنعت را با مشخصات فنی روشن و قیمت به‌روز کنار هم می‌آورد.',
        credit: 'طراحی و توسعه: شرکت توسعه نرم‌افزار نمونه',
      },
    },
    now,
  );
}

function addresses(): Record<string, string> {
  return {
    ...Object.fromEntries([...SERVICE_NAMES, ...LATER_SERVICES].map((name) => [name, `/api/${name}`])),
    // The demo has no panels: the lead goes to the page that explains it, and the others have no link.
    supplierPanel: '/business/register',
  };
}
