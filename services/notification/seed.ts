import { sql } from 'kysely';
import type { Database } from '../kit/database.ts';
import { DEMO_BUYER } from '../seed/demo-users.ts';

interface SeedMessage {
  readonly by: 'buyer' | 'supplier';
  readonly text: string;
}

interface SeedThread {
  readonly subject: string;
  readonly daysAgo: number;
  /** Messages at the end that the buyer has not read. */
  readonly unread: number;
  readonly messages: readonly SeedMessage[];
}

const buyer = (text: string): SeedMessage => ({ by: 'buyer', text });
const supplier = (text: string): SeedMessage => ({ by: 'supplier', text });

const THREADS: readonly SeedThread[] = [
  {
    subject: 'زمان تحویل پمپ سانتریفیوژ',
    daysAgo: 0.1,
    unread: 2,
    messages: [
      buyer('سلام، برای ۲۰ دستگاه پمپ با دبی ۵۰ مترمکعب بر ساعت زمان تحویل چقدر است؟'),
      supplier('سلام، وقت بخیر. موجودی انبار ۸ دستگاه است و باقی ظرف سه هفته آماده می‌شود.'),
      supplier('اگر تحویل دو مرحله‌ای بخواهید، مرحله نخست همین هفته بارگیری می‌شود.'),
    ],
  },
  {
    subject: 'تخفیف تعدادی الکتروموتور',
    daysAgo: 1,
    unread: 1,
    messages: [
      buyer('قیمت با تخفیف تعدادی چقدر می‌شود؟ پرداخت را از کیف پول انجام می‌دهیم.'),
      supplier('برای بالای ده دستگاه شش درصد تخفیف داریم. اعتبار قیمت تا پایان هفته است.'),
    ],
  },
  {
    subject: 'دیتاشیت شیر کنترلی',
    daysAgo: 4,
    unread: 0,
    messages: [
      buyer('امکان ارسال دیتاشیت و نقشه ابعادی هست؟'),
      supplier('بله، فایل پیوست شد. لطفاً سایز فلنج ورودی را تأیید بفرمایید.'),
    ],
  },
  {
    subject: 'هزینه حمل ورق فولادی',
    daysAgo: 9,
    unread: 0,
    messages: [
      buyer('هزینه حمل تا شهرک صنعتی شکوهیه با چه کسی است؟'),
      supplier('حمل تا قم با ماست، تخلیه با خریدار.'),
    ],
  },
  {
    subject: 'صدور پیش‌فاکتور رسمی',
    daysAgo: 16,
    unread: 0,
    messages: [
      buyer('پیش‌فاکتور رسمی به نام شرکت صادر شود لطفاً.'),
      supplier('پیش‌فاکتور با شناسه ملی شرکت صادر و در اسناد درخواست ثبت شد.'),
    ],
  },
  {
    subject: 'گواهی آنالیز میلگرد',
    daysAgo: 31,
    unread: 0,
    messages: [
      supplier('گواهی آنالیز ذوب همراه بارنامه فرستاده شد.'),
      buyer('دریافت شد، با نمونه‌گیری ما می‌خواند. سپاس از پیگیری شما.'),
    ],
  },
];

const DAY_MS = 86_400_000;
const BETWEEN_MESSAGES_MS = 25 * 60_000;
const UNNAMED_SUPPLIER = 'تأمین‌کننده';

/** Writes the demo buyer's threads. The suppliers' service names the counterparts. */
export async function seedNotification(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select title from merchant.object_cards(array(select generate_series(1, 999)))
    order by id limit ${THREADS.length}`.execute(db);
  for (const [index, thread] of THREADS.entries()) {
    const counterpart = rows[index]?.title ?? UNNAMED_SUPPLIER;
    await insertThread(db, {
      ...thread,
      counterpart,
      latest: new Date(now.getTime() - thread.daysAgo * DAY_MS),
    });
  }
}

interface NewThread extends SeedThread {
  readonly counterpart: string;
  readonly latest: Date;
}

async function insertThread(db: Database, thread: NewThread): Promise<void> {
  const last = thread.messages.length - 1;
  const at = (index: number) => new Date(thread.latest.getTime() - (last - index) * BETWEEN_MESSAGES_MS);
  const conversation = await sql<{ id: number }>`
    insert into notification.conversation (subject, counterpart_name, created_at)
    values (${thread.subject}, ${thread.counterpart}, ${at(0)}) returning id`.execute(db);
  const conversationId = conversation.rows[0]?.id;
  const ids: number[] = [];
  for (const [index, message] of thread.messages.entries()) {
    const sender = message.by === 'buyer' ? DEMO_BUYER.id : null;
    const { rows } = await sql<{ id: number }>`
      insert into notification.message (conversation_id, sender_user_id, text, created_at)
      values (${conversationId}, ${sender}, ${message.text}, ${at(index)}) returning id`.execute(db);
    ids.push(rows[0]?.id ?? 0);
  }
  await sql`
    insert into notification.participant (user_id, conversation_id, last_read_message_id)
    values (${DEMO_BUYER.id}, ${conversationId}, ${ids[last - thread.unread] ?? 0})`.execute(db);
}
