import { Button, IconButton, LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Link, LinkProvider } from '@bazaar/ui/link';
import { PrintButton } from '@bazaar/ui/print-button';
import { Segmented } from '@bazaar/ui/segmented';
import { ThemeButton, type ThemeChoice, ThemeSwitch } from '@bazaar/ui/theme-switch';
import { mdiArrowLeft, mdiHeartOutline, mdiPlus } from '@mdi/js';
import {
  BUSY,
  DEFAULT,
  DISABLED,
  FOCUSED,
  HOVERED,
  ignore,
  LATIN,
  LATIN_TEXT,
  LONG,
  LONG_TEXT,
  restHoverFocus,
  type Specimens,
  Stateful,
} from './specimen.tsx';

const UNITS = [
  { value: 'metric', label: 'متریک' },
  { value: 'inch', label: 'اینچی' },
] as const;

export const actionSpecimens: Specimens = {
  '@bazaar/ui/print-button': {
    PrintButton: [
      ...restHoverFocus(<PrintButton />),
      { title: 'تنها نماد', node: <PrintButton compact /> },
      { title: 'متنی و کوچک', node: <PrintButton kind="text" size="sm" /> },
    ],
  },
  '@bazaar/ui/button': {
    Button: [
      ...restHoverFocus(<Button kind="primary">ثبت درخواست</Button>),
      { title: 'تیره', node: <Button kind="ink">ورود</Button> },
      { title: 'با خط دور', node: <Button>مقایسه</Button> },
      { title: 'با خط دور، زیر نشانگر', node: <Button>مقایسه</Button>, force: 'hover' },
      { title: 'متنی', node: <Button kind="text">انصراف</Button> },
      { title: 'پرخطر', node: <Button kind="danger">لغو درخواست</Button> },
      { title: 'پرخطر در تأیید', node: <Button kind="danger-solid">لغو درخواست</Button> },
      { title: DISABLED, node: <Button disabled>مقایسه</Button> },
      {
        title: BUSY,
        node: (
          <Button kind="primary" busy busyLabel="در حال ثبت">
            ثبت درخواست
          </Button>
        ),
      },
      {
        title: 'کوچک، بزرگ، با نماد',
        node: (
          <>
            <Button size="sm" icon={mdiPlus}>
              افزودن
            </Button>{' '}
            <Button size="lg" endIcon={mdiArrowLeft}>
              ادامه
            </Button>
          </>
        ),
      },
      { title: 'به پهنای سطر', node: <Button wide>دیدن همه</Button> },
      { title: LONG, node: <Button>{LONG_TEXT}</Button> },
      { title: LATIN, node: <Button>{LATIN_TEXT}</Button> },
    ],
    LinkButton: [
      ...restHoverFocus(
        <LinkButton href="#new" icon={mdiPlus}>
          ثبت نیاز
        </LinkButton>,
      ),
      {
        title: 'اصلی',
        node: (
          <LinkButton kind="primary" href="#new">
            ثبت نیاز
          </LinkButton>
        ),
      },
    ],
    IconButton: [
      ...restHoverFocus(<IconButton icon={mdiHeartOutline} label="علاقه‌مندی" kind="outline" />),
      { title: 'بی خط دور', node: <IconButton icon={mdiHeartOutline} label="علاقه‌مندی" /> },
      { title: DISABLED, node: <IconButton icon={mdiHeartOutline} label="علاقه‌مندی" disabled /> },
    ],
  },
  '@bazaar/ui/link': {
    Link: [
      ...restHoverFocus(<Link href="#units">درباره واحدها</Link>),
      { title: LONG, node: <Link href="#long">{LONG_TEXT}</Link> },
      { title: LATIN, node: <Link href="#latin">{LATIN_TEXT}</Link> },
    ],
    LinkProvider: [
      {
        title: 'پیوندهای سایت را به مسیریاب می‌سپارد',
        node: (
          <LinkProvider component={(props) => <a {...props} data-routed="" />}>
            <Link href="/contents">مطالب</Link>
          </LinkProvider>
        ),
      },
    ],
  },
  '@bazaar/ui/chip': {
    Chip: [
      { title: DEFAULT, node: <Chip href="#tehran">تهران</Chip> },
      { title: HOVERED, node: <Chip href="#tehran">تهران</Chip>, force: 'hover' },
      { title: FOCUSED, node: <Chip href="#tehran">تهران</Chip>, force: 'focus' },
      {
        title: 'با تعداد',
        node: (
          <Chip count="۳۱" href="#tehran">
            تهران
          </Chip>
        ),
      },
      {
        title: 'فیلتر اعمال‌شده',
        node: (
          <Chip kind="applied" onClick={ignore}>
            جنس: چدن
          </Chip>
        ),
      },
      {
        title: 'انتخاب‌شده',
        node: (
          <Chip kind="chosen" onClick={ignore}>
            DN50
          </Chip>
        ),
      },
      {
        title: 'جاری',
        node: (
          <Chip kind="current" href="#best">
            مرتبط‌ترین
          </Chip>
        ),
      },
      { title: DISABLED, node: <Chip disabled>DN300</Chip> },
      { title: LATIN, node: <Chip href="#latin">{LATIN_TEXT}</Chip> },
    ],
    ChipRow: [
      {
        title: DEFAULT,
        node: (
          <ChipRow label="شهرها">
            <Chip href="#tehran">تهران</Chip>
            <Chip href="#isfahan">اصفهان</Chip>
            <Chip href="#ahvaz">اهواز</Chip>
          </ChipRow>
        ),
      },
      {
        title: 'بیش از یک سطر',
        node: (
          <ChipRow label="استان‌ها">
            {['تهران', 'اصفهان', 'خوزستان', 'آذربایجان شرقی', 'خراسان رضوی', 'فارس', 'مرکزی'].map((name) => (
              <Chip key={name} href={`#${name}`}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        ),
      },
    ],
  },
  '@bazaar/ui/segmented': {
    Segmented: [
      ...restHoverFocus(
        <Stateful<'metric' | 'inch'> initial="metric">
          {(value, setValue) => <Segmented label="واحد" options={UNITS} value={value} onChange={setValue} />}
        </Stateful>,
      ),
    ],
  },
  '@bazaar/ui/theme-switch': {
    ThemeSwitch: restHoverFocus(
      <Stateful<ThemeChoice> initial="system">
        {(value, setValue) => <ThemeSwitch value={value} onChange={setValue} />}
      </Stateful>,
    ),
    ThemeButton: restHoverFocus(
      <Stateful<ThemeChoice> initial="light">
        {(value, setValue) => <ThemeButton value={value} onChange={setValue} />}
      </Stateful>,
    ),
  },
};
