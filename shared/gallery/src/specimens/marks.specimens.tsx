import { Avatar, Monogram } from '@bazaar/ui/avatar';
import { Badge, Counter } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Logo, LogoMark } from '@bazaar/ui/logo';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { TimeText } from '@bazaar/ui/time';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiCheckCircle, mdiCloseCircleOutline, mdiSend, mdiTruckOutline } from '@mdi/js';
import { BUSY, DEFAULT, LATIN, LONG, LONG_TEXT, type Specimens } from './specimen.tsx';

export const markSpecimens: Specimens = {
  '@bazaar/ui/avatar': {
    Avatar: [
      {
        title: 'سه اندازه',
        node: (
          <>
            <Avatar letters="دن" size="sm" /> <Avatar letters="دن" /> <Avatar letters="دن" size="lg" />
          </>
        ),
      },
      { title: 'زمینه تیره', node: <Avatar letters="ص" tone="ink" /> },
      { title: LATIN, node: <Avatar letters="GR" /> },
    ],
    Monogram: [
      { title: DEFAULT, node: <Monogram name="صنایع دناپمپ پارس" /> },
      {
        title: 'زمینه‌ها',
        node: (
          <>
            <Monogram name="دناپمپ" /> <Monogram name="پویاطرح" /> <Monogram name="خزرکابل" />{' '}
            <Monogram name="توس‌ابزار" />
          </>
        ),
      },
      { title: 'به‌جای طرح', node: <Monogram name="شرکت کویرفلز" size="plate" /> },
    ],
  },
  '@bazaar/ui/badge': {
    Badge: [
      { title: DEFAULT, node: <Badge>پیش‌نویس</Badge> },
      {
        title: 'انجام‌شده',
        node: (
          <Badge tone="success" icon={mdiCheckCircle}>
            پایان‌یافته
          </Badge>
        ),
      },
      {
        title: 'ناموفق',
        node: (
          <Badge tone="danger" icon={mdiCloseCircleOutline}>
            ناموفق
          </Badge>
        ),
      },
      { title: 'هشدار', node: <Badge tone="warning">رو به پایان</Badge> },
      { title: 'خبر', node: <Badge tone="info">پیشنهاد رسید</Badge> },
      {
        title: 'تأکید',
        node: (
          <Badge tone="accent" icon={mdiTruckOutline}>
            در حال ارسال
          </Badge>
        ),
      },
      { title: LATIN, node: <Badge>ISO 9001</Badge> },
      { title: LONG, node: <Badge>{LONG_TEXT}</Badge> },
    ],
    Counter: [
      { title: DEFAULT, node: <Counter>۷</Counter> },
      { title: 'عدد بزرگ', node: <Counter>۱۲٬۴۸۰</Counter> },
    ],
  },
  '@bazaar/ui/icon': {
    Icon: [
      {
        title: 'چهار اندازه',
        node: (
          <>
            <Icon path={mdiSend} size="xs" /> <Icon path={mdiSend} size="sm" /> <Icon path={mdiSend} />{' '}
            <Icon path={mdiSend} size="lg" />
          </>
        ),
      },
      { title: 'قرینه، با نام', node: <Icon path={mdiSend} mirrored label="ارسال" /> },
      { title: BUSY, node: <Icon path={mdiSend} spinning label="در حال ارسال" /> },
    ],
  },
  '@bazaar/ui/isolated-runs': {
    IsolatedRuns: [
      { title: DEFAULT, node: <IsolatedRuns text="بلبرینگ 6203-2RS، ۱۷×۴۰×۱۲ میلی‌متر" /> },
      { title: 'بازه', node: <IsolatedRuns text="خروجی 4-20 mA + HART" /> },
      { title: LATIN, node: <IsolatedRuns text="EN 10204-3.1" /> },
    ],
  },
  '@bazaar/ui/logo': {
    Logo: [
      { title: DEFAULT, node: <Logo /> },
      { title: 'نام پنهان', node: <Logo wordHidden /> },
    ],
    LogoMark: [{ title: DEFAULT, node: <LogoMark /> }],
  },
  '@bazaar/ui/price': {
    Price: [
      { title: DEFAULT, node: <Price amount="۸۶٬۵۰۰٬۰۰۰" per="دستگاه" /> },
      { title: 'کوچک', node: <Price amount="۸۴٬۹۰۰٬۰۰۰" size="sm" /> },
      { title: 'بزرگ', node: <Price amount="۱٬۰۳۸٬۰۰۰٬۰۰۰" size="lg" /> },
      { title: 'کمترین از چند قیمت', node: <Price amount="۸۶٬۵۰۰٬۰۰۰" per="دستگاه" prefix="از" /> },
    ],
    InquiryPrice: [{ title: DEFAULT, node: <InquiryPrice /> }],
  },
  '@bazaar/ui/time': {
    TimeText: [{ title: DEFAULT, node: <TimeText dateTime="2026-11-20T08:00:00Z">۲۹ آبان ۱۴۰۵</TimeText> }],
  },
  '@bazaar/ui/visually-hidden': {
    VisuallyHidden: [
      {
        title: 'تنها برای صفحه‌خوان',
        node: (
          <p>
            بعد از این نقطه متنی هست که تنها شنیده می‌شود.
            <VisuallyHidden>این متن تنها شنیده می‌شود.</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
};
