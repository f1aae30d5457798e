import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { AdvertisementGrid } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import {
  ADVERTISEMENTS_PER_PAGE,
  type AdvertisementList,
} from '../../common/advertisement/advertisement-list.rules.ts';
import { messages as shared } from '../../common/advertisement/messages.ts';
import { advertisementsAddress } from './advertisements.address.ts';
import { advertisementsBreadcrumb } from './advertisements-head.ts';
import styles from './advertisements-view.module.css';
import { messages } from './messages.ts';

interface Choice {
  id: number;
  title: string;
  count: number;
}

interface AdvertisementsViewProps {
  list: AdvertisementList;
  found: { items: readonly Advertisement[]; totalCount: number };
  facets: { kinds: readonly Choice[]; cities: readonly Choice[] };
}

const hrefOf = (list: Partial<AdvertisementList>) =>
  links.advertisements() + advertisementsAddress.write(list);

/** Advertisements with links that narrow them by kind and place. */
export function AdvertisementsView({ list, found, facets }: AdvertisementsViewProps) {
  const { kind, city, page } = list;
  const titleOf = (choices: readonly Choice[], id: number | undefined) =>
    choices.find((choice) => choice.id === id)?.title ?? null;
  return (
    <Container className={styles.page}>
      <Breadcrumb items={advertisementsBreadcrumb()} />
      <PageHead
        title={<bdi>{messages.narrowedTitle(titleOf(facets.kinds, kind), titleOf(facets.cities, city))}</bdi>}
        note={messages.count(formatNumber(found.totalCount))}
      />
      <Choices
        {...{ title: messages.kinds, any: messages.anyKind, choices: facets.kinds, current: kind }}
        hrefOf={(id) => hrefOf({ kind: id, city })}
      />
      <Choices
        {...{ title: messages.cities, any: messages.anyCity, choices: facets.cities, current: city }}
        hrefOf={(id) => hrefOf({ kind, city: id })}
      />
      {found.items.length === 0 ? <NothingFound /> : <Found found={found} page={page} list={list} />}
    </Container>
  );
}

interface ChoicesProps {
  title: string;
  any: string;
  choices: readonly Choice[];
  current: number | undefined;
  hrefOf: (id: number | undefined) => string;
}

function Choices({ title, any, choices, current, hrefOf: addressOf }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <p className={styles.choicesTitle} aria-hidden="true">
        {title}
      </p>
      <ChipRow label={title}>
        <Chip kind={current === undefined ? 'current' : 'rest'} href={addressOf(undefined)}>
          {any}
        </Chip>
        {choices.map(({ id, title: name, count }) => (
          <Chip
            key={id}
            kind={id === current ? 'current' : 'rest'}
            href={addressOf(id)}
            count={formatNumber(count)}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function Found({ found, page, list }: Pick<AdvertisementsViewProps, 'found' | 'list'> & { page: number }) {
  const first = (page - 1) * ADVERTISEMENTS_PER_PAGE + 1;
  const last = first + found.items.length - 1;
  return (
    <>
      <AdvertisementGrid advertisements={found.items} label={messages.list} level={2} />
      <Pager
        page={page}
        pageCount={Math.ceil(found.totalCount / ADVERTISEMENTS_PER_PAGE)}
        hrefOf={(number) => hrefOf({ ...list, page: number })}
        summary={messages.range(formatNumber(first), formatNumber(last), formatNumber(found.totalCount))}
      />
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState
      art={<ItemDrawing spec={{ family: 'name-plate', seed: 1, dimensionMm: null, code: null }} bare />}
      title={messages.empty}
      actions={
        <LinkButton kind="primary" href={links.advertisements()}>
          {shared.allAdvertisements}
        </LinkButton>
      }
    >
      {messages.emptyHint}
    </EmptyState>
  );
}
