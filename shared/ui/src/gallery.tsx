import {
  mdiCheckCircle,
  mdiCloseCircleOutline,
  mdiHeartOutline,
  mdiPlus,
  mdiTagTextOutline,
  mdiTruckOutline,
} from '@mdi/js';
import { useState } from 'react';
import { Badge, Counter } from './badge/index.ts';
import { Breadcrumb } from './breadcrumb/index.ts';
import { Button, IconButton, LinkButton } from './button/index.ts';
import { Card, CardBody, CardFoot, CardHead, HairlineGroup } from './card/index.ts';
import { Checkbox, Radio, Switch } from './checkbox/index.ts';
import { Chip, ChipRow } from './chip/index.ts';
import { Container, PageHead, Section } from './container/index.ts';
import { FieldStack } from './field/index.ts';
import { GalleryContent } from './gallery-content.tsx';
import { OtpField, TextAreaField, TextField } from './input/index.ts';
import { Link } from './link/index.ts';
import { Logo } from './logo/index.ts';
import { NavigationProgress } from './progress/index.ts';
import { Segmented } from './segmented/index.ts';
import { SelectField, UnitSelect } from './select/index.ts';
import { ThemeButton, type ThemeChoice, ThemeSwitch } from './theme-switch/index.ts';

const ignore = () => undefined;

/** Every part of the design system on one page, for the eye and for the conformance test. */
export function Gallery() {
  return (
    <Container>
      <NavigationProgress active />
      <Breadcrumb
        items={[{ label: 'خانه', href: '/' }, { label: 'پمپ', href: '/c/2' }, { label: 'پمپ گریز از مرکز' }]}
      />
      <PageHead
        title="اجزای صفحه"
        note="همه با نشانه‌های رنگ و فاصله"
        mark={<Badge tone="success">نو</Badge>}
        actions={
          <LinkButton href="/new" kind="outline" icon={mdiPlus}>
            ثبت نیاز
          </LinkButton>
        }
      />
      <Section title="دکمه و برچسب" more={{ href: '/all', text: 'همه' }}>
        <HairlineGroup columns={2} narrowColumns={1}>
          <div>
            <Buttons />
          </div>
          <div>
            <Marks />
          </div>
          <div>
            <Fields />
          </div>
          <div>
            <Choices />
          </div>
        </HairlineGroup>
      </Section>
      <GalleryContent />
    </Container>
  );
}

function Buttons() {
  return (
    <Card padded>
      <Logo />
      <Button kind="primary">درخواست معامله</Button> <Button kind="ink">ورود</Button> <Button>مقایسه</Button>{' '}
      <Button kind="text">انصراف</Button> <Button kind="danger">لغو درخواست</Button>{' '}
      <Button kind="danger-solid">لغو درخواست</Button> <Button disabled>غیرفعال</Button>{' '}
      <Button kind="primary" busy busyLabel="در حال ثبت">
        ثبت درخواست
      </Button>{' '}
      <Button kind="outline" busy={false} busyLabel="در حال ثبت" icon={mdiPlus} size="lg">
        ثبت
      </Button>{' '}
      <Button size="sm">کوچک</Button> <IconButton icon={mdiHeartOutline} label="علاقه‌مندی" kind="outline" />
    </Card>
  );
}

function Marks() {
  return (
    <Card as="section">
      <CardHead title="نشانه‌ها" note="رنگ تنها نیست" actions={<Counter>۷</Counter>} />
      <CardBody>
        <Badge tone="success" icon={mdiCheckCircle}>
          منقضی‌شده
        </Badge>{' '}
        <Badge tone="info" icon={mdiTagTextOutline}>
          پیشنهاد رسید
        </Badge>{' '}
        <Badge tone="danger" icon={mdiCloseCircleOutline}>
          ناموفق
        </Badge>{' '}
        <Badge tone="accent" icon={mdiTruckOutline}>
          در حال ارسال
        </Badge>{' '}
        <Badge tone="warning">رو به پایان</Badge> <Badge>پیش‌نویس</Badge>
      </CardBody>
      <CardFoot>
        <ChipRow label="فیلترها">
          <Chip count="۳۱" href="/c/1">
            تهران
          </Chip>
          <Chip kind="applied" onClick={ignore}>
            جنس: چدن
          </Chip>
          <Chip kind="chosen" onClick={ignore}>
            DN50
          </Chip>
          <Chip kind="current" href="?sort=best">
            مرتبط‌ترین
          </Chip>
          <Chip disabled>DN300</Chip>
        </ChipRow>
      </CardFoot>
    </Card>
  );
}

function Fields() {
  const [code, setCode] = useState('4812');
  return (
    <FieldStack columns={2}>
      <TextField
        label="فشار کاری"
        defaultValue="۱۰"
        unit="bar"
        hint="برابر ۱ مگاپاسکال"
        inputMode="decimal"
      />
      <TextField
        label="کد پستی"
        defaultValue="۲۳۷۱۸"
        error="باید ۱۰ رقم باشد؛ ۵ رقم نوشته‌اید"
        inputMode="numeric"
      />
      <TextField label="همراه" type="tel" dir="ltr" defaultValue="۰۹۱۲ ۰۰۰ ۰۰۰۰" disabled />
      <TextAreaField label="چه می‌خواهید؟" placeholder="با مشخصات بنویسید" />
      <SelectField label="دلیل لغو" options={[{ value: 'price', label: 'قیمت بالاتر از بودجه' }]} />
      <OtpField label="کد پیامک‌شده" length={5} value={code} onValueChange={setCode} />
      <UnitSelect label="واحد فشار" value="bar" units={['bar', 'MPa']} onChange={ignore} />
    </FieldStack>
  );
}

function Choices() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <div>
      <Checkbox label="چدن" count="۳۱" defaultChecked />
      <Checkbox label="برنز" count="۴" />
      <Checkbox label="فولاد کربنی" count="۰" disabled />
      <Radio label="تحویل فوری" name="delivery" defaultChecked />
      <Radio label="تحویل در کارخانه" name="delivery" />
      <Switch label="فقط تأمین‌کننده تأییدشده" defaultChecked />
      <Switch label="فقط موجود" />
      <Segmented
        label="واحد"
        options={[
          { value: 'metric', label: 'متریک' },
          { value: 'inch', label: 'اینچی' },
        ]}
        value="metric"
        onChange={ignore}
      />
      <Link href="/units">درباره واحدها</Link>
      <ThemeSwitch value={theme} onChange={setTheme} />
      <ThemeButton value={theme} onChange={setTheme} />
    </div>
  );
}
