import { links } from '@bazaar/contracts';
import type { SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber, isolate } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiShareVariantOutline } from '@mdi/js';
import { removeCompared } from '../../common/compare/compare-list.store.ts';
import { Comparison } from '../../common/compare/comparison.tsx';
import { messages } from '../../common/compare/messages.ts';
import { productComparison } from '../../common/compare/product-comparison.ts';
import { messages as shareMessages } from '../../common/share/messages.ts';
import { messages as shared } from '../../common/text/messages.ts';
import styles from './comparison-view.module.css';

/** A comparison needs as many goods. */
const MIN_ITEMS = 2;

interface ComparisonViewProps {
  products: readonly SupplierProduct[];
  /** Ids of the address that are not offered. */
  gone: readonly SupplierProductId[];
  /** The moment by which prices are valid, ISO UTC. */
  now: string;
  onShare: (title: string) => void;
}

/** The page of a comparison: its goods side by side, and in words what of its address does not exist. */
export function ComparisonView({ products, gone, now, onShare }: ComparisonViewProps) {
  const title = products.length === 0 ? messages.compareGoods : messages.open(formatNumber(products.length));
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: messages.compareGoods }]} />
      <PageHead
        title={title}
        actions={products.length >= MIN_ITEMS && <PageActions onShare={() => onShare(title)} />}
      />
      <div className={styles.page}>
        {gone.map((id) => (
          <Note key={id} tone="warning">
            {messages.unknown(String(id))}
          </Note>
        ))}
        {products.length === 1 && <Note tone="info">{messages.oneMore}</Note>}
        {products.length === 0 ? <Nothing /> : <Compared products={products} title={title} now={now} />}
      </div>
    </Container>
  );
}

function PageActions({ onShare }: { onShare: () => void }) {
  return (
    <span className={styles.actions}>
      <Button icon={mdiShareVariantOutline} onClick={onShare}>
        {shareMessages.share}
      </Button>
      <PrintButton />
    </span>
  );
}

interface ComparedProps {
  products: readonly SupplierProduct[];
  title: string;
  now: string;
}

function Compared({ products, title, now }: ComparedProps) {
  const ids = products.map(({ id }) => id);
  return (
    <Comparison
      caption={title}
      columns={products.map((product) => ({
        key: product.id,
        head: <ColumnHead product={product} rest={ids.filter((id) => id !== product.id)} />,
      }))}
      rows={productComparison(products, now)}
    />
  );
}

function ColumnHead({ product, rest }: { product: SupplierProduct; rest: readonly SupplierProductId[] }) {
  const { id, title, slug, drawing } = product;
  return (
    <div className={styles.column}>
      <span className={styles.plate}>
        <ItemDrawing spec={drawing} bare />
      </span>
      <Link href={links.product(id, slug)} className={styles.title}>
        <IsolatedRuns text={title} />
      </Link>
      <LinkButton
        size="sm"
        href={links.comparison(rest)}
        aria-label={messages.remove(isolate(title))}
        onClick={() => removeCompared(id)}
      >
        {messages.removeShort}
      </LinkButton>
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={messages.nothing}
      actions={
        <LinkButton kind="ink" href={links.categoryType('Product')}>
          {messages.toProducts}
        </LinkButton>
      }
    >
      {messages.howTo}
    </EmptyState>
  );
}
