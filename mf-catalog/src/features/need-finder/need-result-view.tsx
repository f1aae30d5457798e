import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { ProductTile } from '@bazaar/listing';
import { ProductGrid } from '@bazaar/listing/product-card';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Note } from '@bazaar/ui/note';
import { Fragment } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import { listAddress } from './need.address.ts';
import type { NeedResult, NeedViewProps } from './need-result.ts';
import styles from './need-result-view.module.css';
import { NeedSuppliers } from './need-suppliers.tsx';
import { partText } from './need-text.ts';
import { UnderstoodNeed } from './understood-need.tsx';

const INSPECTION = { family: 'inspect', seed: 3, dimensionMm: null, code: null };

/** The recognized conditions, the items and suppliers that meet them, and the form for a draft request. */
export function NeedResultView({ ask, result, now }: NeedViewProps & { now: string }) {
  return (
    <>
      <UnderstoodNeed ask={ask} result={result} />
      {result.totalCount === 0 ? (
        <NothingThere category={result.category} />
      ) : (
        <NearProducts result={result} now={now} />
      )}
      {result.suppliers.length > 0 && <NeedSuppliers ask={ask} result={result} />}
    </>
  );
}

function NearProducts({ result, now }: { result: NeedResult; now: string }) {
  const { category, parts, dropped, products, totalCount } = result;
  const countText = dropped.length === 0 ? messages.found : messages.near;
  const kept = parts.filter(({ key }) => !dropped.includes(key));
  return (
    <Section
      title={messages.products}
      note={
        <span role="status">
          {countText(formatNumber(totalCount), shared.itemNames[category.categoryType])}
        </span>
      }
      more={{ href: listAddress(category, kept), text: messages.toList }}
    >
      {dropped.length > 0 && (
        <div className={styles.note}>
          <Note tone="warning">
            {messages.nearest}{' '}
            {parts
              .filter(({ key }) => dropped.includes(key))
              .map((part, place) => (
                <Fragment key={part.key}>
                  {place > 0 && '؛ '}
                  <bdi>{partText(part)}</bdi>
                </Fragment>
              ))}
          </Note>
        </div>
      )}
      <ProductGrid label={messages.products} columns={3}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} now={now} level={3} />
        ))}
      </ProductGrid>
    </Section>
  );
}

function NothingThere({ category: { id, slug } }: Pick<NeedResult, 'category'>) {
  return (
    <Section title={messages.products}>
      <EmptyState
        level={3}
        art={<ItemDrawing spec={INSPECTION} bare />}
        title={messages.nothingTitle}
        actions={<LinkButton href={links.category(id, slug)}>{messages.toCategory}</LinkButton>}
      >
        {messages.nothing}
      </EmptyState>
    </Section>
  );
}
