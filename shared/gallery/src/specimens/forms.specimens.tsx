import { Checkbox, Radio, Switch } from '@bazaar/ui/checkbox';
import { EnumFacet, FacetBox, SwitchFacet } from '@bazaar/ui/facet';
import { Field, FieldStack } from '@bazaar/ui/field';
import { OtpField, TextAreaField, TextField } from '@bazaar/ui/input';
import { JalaliDateField } from '@bazaar/ui/jalali-date-field';
import { SelectField, UnitSelect } from '@bazaar/ui/select';
import styles from './forms.module.css';
import {
  DEFAULT,
  DISABLED,
  EMPTY,
  FAILED,
  LATIN,
  LATIN_TEXT,
  LONG,
  LONG_TEXT,
  restHoverFocus,
  type Specimens,
  Stateful,
  wide,
} from './specimen.tsx';

const REASONS = [
  { value: 'price', label: 'قیمت بالاتر از بودجه' },
  { value: 'time', label: 'زمان تحویل دیر است' },
  { value: 'gone', label: 'نیاز برطرف شد', disabled: true },
];

const MATERIALS = [
  { id: 'iron', title: 'چدن', count: 31 },
  { id: 'bronze', title: 'برنز', count: 4 },
  { id: 'steel', title: 'فولاد کربنی', count: 0 },
  { id: 'ss', title: 'AISI 316L', count: 12 },
];

const SIZES = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300].map((size) => ({
  id: size,
  title: `DN${size}`,
  count: size % 7,
}));

export const formSpecimens: Specimens = {
  '@bazaar/ui/input': {
    TextField: [
      ...restHoverFocus(<TextField label="نام شرکت" placeholder="صنایع نمونه" />),
      {
        title: 'با واحد و راهنما',
        node: <TextField label="فشار کاری" defaultValue="۱۰" unit="bar" hint="برابر ۱ مگاپاسکال" />,
      },
      {
        title: FAILED,
        node: <TextField label="کد پستی" defaultValue="۲۳۷۱۸" error="باید ۱۰ رقم باشد؛ ۵ رقم نوشته‌اید." />,
      },
      { title: DISABLED, node: <TextField label="همراه" dir="ltr" defaultValue="۰۹۱۲ ۰۰۰ ۰۰۰۰" disabled /> },
      {
        title: 'بزرگ، برای مبلغ',
        node: <TextField label="مبلغ" size="lg" unit="تومان" defaultValue="۵۰۰٬۰۰۰" />,
      },
      { title: LATIN, node: <TextField label="مدل" defaultValue={LATIN_TEXT} /> },
      { title: LONG, node: <TextField label={LONG_TEXT} hint={LONG_TEXT} /> },
    ],
    TextAreaField: [
      ...restHoverFocus(<TextAreaField label="چه می‌خواهید؟" placeholder="با مشخصات بنویسید" />),
      {
        title: FAILED,
        node: <TextAreaField label="شرح" defaultValue="پمپ" error="حداقل ۱۰ کاراکتر بنویسید." />,
      },
      { title: DISABLED, node: <TextAreaField label="شرح" defaultValue="ثبت شده است" disabled /> },
      { title: LONG, node: <TextAreaField label="شرح" defaultValue={`${LONG_TEXT}\n${LONG_TEXT}`} /> },
    ],
    OtpField: [
      {
        title: DEFAULT,
        node: (
          <Stateful initial="481">
            {(code, setCode) => (
              <OtpField label="کد پیامک‌شده" length={5} value={code} onValueChange={setCode} />
            )}
          </Stateful>
        ),
      },
      {
        title: EMPTY,
        node: (
          <Stateful initial="">
            {(code, setCode) => (
              <OtpField label="کد پیامک‌شده" length={5} value={code} onValueChange={setCode} />
            )}
          </Stateful>
        ),
      },
      {
        title: FAILED,
        node: (
          <Stateful initial="48120">
            {(code, setCode) => (
              <OtpField
                label="کد پیامک‌شده"
                length={5}
                value={code}
                onValueChange={setCode}
                error="کد درست نیست. دوباره وارد کنید."
              />
            )}
          </Stateful>
        ),
      },
    ],
  },
  '@bazaar/ui/select': {
    SelectField: [
      ...restHoverFocus(<SelectField label="دلیل لغو" options={REASONS} />),
      {
        title: 'بی انتخاب',
        node: <SelectField label="دلیل لغو" options={REASONS} placeholder="انتخاب کنید" defaultValue="" />,
      },
      {
        title: FAILED,
        node: (
          <SelectField
            label="دلیل لغو"
            options={REASONS}
            placeholder="انتخاب کنید"
            defaultValue=""
            error="دلیلی انتخاب کنید."
          />
        ),
      },
      { title: DISABLED, node: <SelectField label="دلیل لغو" options={REASONS} disabled /> },
    ],
    UnitSelect: [
      {
        title: DEFAULT,
        node: (
          <Stateful initial="bar">
            {(unit, setUnit) => (
              <UnitSelect label="واحد فشار" value={unit} units={['bar', 'MPa', 'psi']} onChange={setUnit} />
            )}
          </Stateful>
        ),
      },
    ],
  },
  '@bazaar/ui/field': {
    Field: [
      {
        title: 'قاب هر کنترل دیگر',
        node: (
          <Field label="تاریخ تحویل" hint="روز کاری">
            {(control) => <input {...control} className={styles.own} type="text" defaultValue="۱۴۰۵/۱۲/۰۱" />}
          </Field>
        ),
      },
      {
        title: FAILED,
        node: (
          <Field label="تاریخ تحویل" error="تاریخ گذشته است.">
            {(control) => <input {...control} className={styles.own} type="text" defaultValue="۱۴۰۴/۰۱/۰۱" />}
          </Field>
        ),
      },
    ],
    FieldStack: wide([
      {
        title: 'دو ستون',
        node: (
          <FieldStack columns={2}>
            <TextField label="نام" />
            <TextField label="نام خانوادگی" />
            <TextField label="شرکت" />
          </FieldStack>
        ),
      },
    ]),
  },
  '@bazaar/ui/checkbox': {
    Checkbox: [
      ...restHoverFocus(<Checkbox label="چدن" count="۳۱" defaultChecked />),
      { title: 'انتخاب‌نشده', node: <Checkbox label="برنز" count="۴" /> },
      { title: DISABLED, node: <Checkbox label="فولاد کربنی" count="۰" disabled /> },
      { title: LONG, node: <Checkbox label={LONG_TEXT} /> },
      { title: LATIN, node: <Checkbox label="AISI 316L" count="۱۲" /> },
    ],
    Radio: [
      ...restHoverFocus(<Radio label="تحویل فوری" defaultChecked />),
      { title: 'انتخاب‌نشده', node: <Radio label="تحویل در کارخانه" name="other" /> },
      { title: DISABLED, node: <Radio label="تحویل در بندر" name="third" disabled /> },
    ],
    Switch: [
      ...restHoverFocus(<Switch label="فقط تأمین‌کننده تأییدشده" defaultChecked />),
      { title: 'خاموش', node: <Switch label="فقط موجود" /> },
      { title: DISABLED, node: <Switch label="فقط موجود" disabled /> },
    ],
  },
  '@bazaar/ui/jalali-date-field': {
    JalaliDateField: [
      {
        title: DEFAULT,
        node: (
          <Stateful<string | null> initial="2026-12-10">
            {(day, setDay) => (
              <JalaliDateField label="تاریخ نیاز" today="2026-11-23" value={day} onChange={setDay} />
            )}
          </Stateful>
        ),
      },
      {
        title: EMPTY,
        node: <JalaliDateField label="تاریخ نیاز" today="2026-11-23" value={null} onChange={() => {}} />,
      },
      {
        title: FAILED,
        node: (
          <JalaliDateField
            label="تاریخ نیاز"
            today="2026-11-23"
            value={null}
            onChange={() => {}}
            error="تاریخ نیاز را از فردا به بعد انتخاب کنید."
          />
        ),
      },
    ],
  },
  '@bazaar/ui/facet': {
    EnumFacet: [
      {
        title: DEFAULT,
        node: (
          <Stateful<string[]> initial={['iron']}>
            {(selected, setSelected) => (
              <EnumFacet title="جنس بدنه" options={MATERIALS} selected={selected} onChange={setSelected} />
            )}
          </Stateful>
        ),
      },
      {
        title: 'شبکه کدها، با «نمایش بیشتر»',
        node: (
          <Stateful<number[]> initial={[50]}>
            {(selected, setSelected) => (
              <EnumFacet
                title="اندازه"
                kind="grid"
                options={SIZES}
                selected={selected}
                onChange={setSelected}
              />
            )}
          </Stateful>
        ),
      },
      {
        title: 'بسته',
        node: (
          <EnumFacet
            title="جنس پروانه"
            options={MATERIALS}
            selected={[]}
            onChange={() => undefined}
            defaultOpen={false}
          />
        ),
      },
    ],
    FacetBox: [
      { title: DEFAULT, node: <FacetBox title="کشور سازنده">هر محتوایی</FacetBox> },
      {
        title: LONG,
        node: (
          <FacetBox title={LONG_TEXT} defaultOpen={false}>
            هر محتوایی
          </FacetBox>
        ),
      },
    ],
    SwitchFacet: [
      {
        title: DEFAULT,
        node: (
          <Stateful initial={true}>
            {(checked, setChecked) => (
              <SwitchFacet title="فقط موجود" checked={checked} count={18} onChange={setChecked} />
            )}
          </Stateful>
        ),
      },
      {
        title: DISABLED,
        node: <SwitchFacet title="با ضمانت" checked={false} count={0} onChange={() => undefined} />,
      },
    ],
  },
};
