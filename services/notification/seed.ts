import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../seed/demo-users.ts';

interface SeedMessage {
  readonly by: 'buyer' | 'supplier';
  readonly text: string;
}

/** A thread about a supplier; its subject is the buyer's concern. */
interface SeedThread {
  readonly subject: string;
  readonly daysAgo: number;
  /** Number of the supplier's last messages that the buyer has not read: all, or none. */
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
      buyer('دو دستگاه را زودتر از بقیه لازم داریم.'),
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
      buyer('دریافت شد، با نمونه‌گیری ما مطابقت دارد. سپاس از پیگیری شما.'),
    ],
  },
];

const DAY_MS = 86_400_000;
const BETWEEN_MESSAGES_MS = 25 * 60_000;
const UNNAMED_SUPPLIER = 'تأمین‌کننده';

/**
 * Writes the demo buyer's threads, the first with the demo supplier. The names of the suppliers come from the
 * merchant schema.
 */
export async function seedNotification(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const { rows } = await sql<Supplier>`
    select id, title as name from merchant.object_cards(array(select generate_series(1, 999)))
    order by (id = ${DEMO_SUPPLIER.supplierId}) desc, id limit ${THREADS.length}`.execute(db);
  for (const [index, thread] of THREADS.entries()) {
    const supplier = rows[index] ?? {
      id: index === 0 ? DEMO_SUPPLIER.supplierId : index,
      name: UNNAMED_SUPPLIER,
    };
    const latest = new Date(now.getTime() - thread.daysAgo * DAY_MS);
    await insertThread(db, { thread, supplier, latest });
  }
}

interface Supplier {
  readonly id: number;
  readonly name: string;
}

interface NewThread {
  readonly thread: SeedThread;
  readonly supplier: Supplier;
  readonly latest: Date;
}

async function insertThread(db: Database, { thread, supplier, latest }: NewThread): Promise<void> {
  const last = thread.messages.length - 1;
  const at = (index: number) => new Date(latest.getTime() - (last - index) * BETWEEN_MESSAGES_MS);
  const { rows } = await sql<{ id: number }>`
    select notification.ensure_thread(${DEMO_BUYER.id}, ${supplier.id}, 'Supplier', ${supplier.id}, ${thread.subject},
      ${DEMO_BUYER.name}, ${supplier.name}, ${at(0)}) as id`.execute(db);
  const id = rows[0]?.id;
  for (const [index, { by, text }] of thread.messages.entries()) {
    const sender = by === 'buyer' ? DEMO_BUYER.id : null;
    await sql`
      select notification.add_message(${id}, ${by}, ${sender}, null, ${text}, '{}', ${at(index)})`.execute(
      db,
    );
  }
  if (thread.unread === 0) {
    await sql`
      update notification.message set read_at = ${latest}
      where conversation_id = ${id} and sender_kind = 'supplier' and read_at is null`.execute(db);
    await sql`
      update notification.participant set unread_count = 0, last_read_message_id = conversation.last_message_id
      from notification.conversation
      where conversation.id = conversation_id and conversation_id = ${id} and user_id = ${DEMO_BUYER.id}`.execute(
      db,
    );
  }
}
