import { Badge, Counter } from '@bazaar/ui/badge';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardFoot, CardHead, HairlineGroup } from '@bazaar/ui/card';
import { Container, PageHead, Section } from '@bazaar/ui/container';
import { RichText } from '@bazaar/ui/rich-text';
import { DEFAULT, LATIN, LATIN_TEXT, LONG, LONG_TEXT, type Specimens, wide } from './specimen.tsx';

export const surfaceSpecimens: Specimens = {
  '@bazaar/ui/card': {
    Card: [
      { title: DEFAULT, node: <Card padded>متن کارت</Card> },
      {
        title: 'برجسته',
        node: (
          <Card padded raised>
            جعبه خرید
          </Card>
        ),
      },
      {
        title: 'کارتی که پیوند است، زیر نشانگر',
        node: (
          <Card padded interactive>
            کل کارت یک پیوند است
          </Card>
        ),
        force: 'hover',
      },
      {
        title: 'با سر، تن و پا',
        node: (
          <Card as="section">
            <CardHead title="نشانه‌ها" note="رنگ تنها نیست" actions={<Counter>۷</Counter>} />
            <CardBody>هر نشانه رنگ، نماد و واژه دارد.</CardBody>
            <CardFoot>
              <LinkButton href="#all" kind="text" size="sm">
                دیدن همه
              </LinkButton>
            </CardFoot>
          </Card>
        ),
      },
    ],
    CardHead: [
      {
        title: LONG,
        node: (
          <Card>
            <CardHead title={LONG_TEXT} note={LATIN_TEXT} />
          </Card>
        ),
      },
    ],
    CardBody: [
      {
        title: LATIN,
        node: (
          <Card>
            <CardBody>{LATIN_TEXT}</CardBody>
          </Card>
        ),
      },
    ],
    CardFoot: [
      {
        title: DEFAULT,
        node: (
          <Card>
            <CardBody>تن</CardBody>
            <CardFoot>پا</CardFoot>
          </Card>
        ),
      },
    ],
    HairlineGroup: wide([
      {
        title: 'چهار خانه',
        node: (
          <HairlineGroup columns={4} narrowColumns={2}>
            {['کالا', 'خدمت', 'مشاوره', 'سند'].map((name) => (
              <div key={name}>
                <CardBody>{name}</CardBody>
              </div>
            ))}
          </HairlineGroup>
        ),
      },
    ]),
  },
  '@bazaar/ui/container': {
    Container: wide([{ title: DEFAULT, node: <Container>پهنای صفحه با حاشیه آن</Container> }]),
    PageHead: wide([
      {
        title: DEFAULT,
        node: (
          <PageHead
            title="پمپ گریز از مرکز"
            note="۲۸۸ کالا از ۴۱ تأمین‌کننده"
            mark={<Badge tone="success">به‌روز</Badge>}
            actions={
              <LinkButton href="#new" kind="outline">
                ثبت نیاز
              </LinkButton>
            }
          />
        ),
      },
      { title: LONG, node: <PageHead title={LONG_TEXT} note={LATIN_TEXT} /> },
    ]),
    Section: wide([
      {
        title: DEFAULT,
        node: (
          <Section title="تازه‌ترین کالاها" note="۲۴ کالا" more={{ href: '#all', text: 'همه کالاها' }}>
            محتوای بخش
          </Section>
        ),
      },
    ]),
  },
  '@bazaar/ui/rich-text': {
    RichText: [
      {
        title: DEFAULT,
        node: (
          <RichText>
            <h2>کاویتاسیون</h2>
            <p>
              متن مقاله با <a href="#link">پیوند</a> و <strong>تأکید</strong>؛ {LATIN_TEXT}.
            </p>
            <ul>
              <li>فشار مکش را بسنجید.</li>
              <li>دمای سیال را پایین بیاورید.</li>
            </ul>
            <blockquote>نقل از استاندارد</blockquote>
          </RichText>
        ),
      },
    ],
  },
};
