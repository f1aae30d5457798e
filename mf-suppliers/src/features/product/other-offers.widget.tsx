import { links } from '@bazaar/contracts';
import type { BaseProductId, Offer, SupplierProduct, VariantCode } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { leadText } from '@bazaar/listing';
import { formatJalaliLong, formatNumber, formatToman, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { DataTable } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { Price } from '@bazaar/ui/price';
import { mdiCheckDecagram } from '@mdi/js';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { relatedQueries } from '../../common/product/related.queries.ts';
import { lazyMessages } from './lazy-messages.ts';
import { messages } from './messages.ts';

const SHOWN = 3;

interface OtherOffersProps {
  product: SupplierProduct;
  baseProductId: BaseProductId;
  variantCode: VariantCode;
}

/** The cheapest offers of other suppliers for the same variant, with a link to all of them. */
export function OtherOffers({ product, baseProductId, variantCode }: OtherOffersProps) {
  const queries = relatedQueries(useHost().api);
  const { data: offers } = useSuspenseQuery(queries.offers(baseProductId, variantCode));
  // The size table is loaded beside; only its base product knows the slug of the page that is linked.
  const { data: place } = useQuery(queries.sizes(product.id));
  const others = offers.filter(({ productId }) => productId !== product.id).slice(0, SHOWN);
  if (others.length === 0) {
    return null;
  }
  return (
    <Section
      title={messages.otherOffers}
      actions={
        place && (
          <Link href={links.baseProduct(baseProductId, place.baseProduct.slug, variantCode)}>
            {lazyMessages.compareOffers(formatNumber(offers.length))}
          </Link>
        )
      }
    >
      <Card>
        <DataTable
          caption={messages.otherOffers}
          captionHidden
          columns={COLUMNS}
          rows={others}
          keyOf={({ productId }) => productId}
        />
      </Card>
    </Section>
  );
}

const COLUMNS = [
  {
    key: 'supplier',
    label: messages.supplierOf,
    cell: ({ supplier: { id, name, slug } }: Offer) => (
      <Link href={links.supplier(id, slug)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { key: 'city', label: lazyMessages.city, cell: ({ supplier }: Offer) => <bdi>{supplier.cityTitle}</bdi> },
  {
    key: 'price',
    label: messages.price,
    numeric: true,
    cell: ({ priceRial, saleUnit }: Offer) =>
      priceRial === null ? (
        lazyMessages.inquiry
      ) : (
        <Price size="sm" amount={formatToman(priceRial)} per={saleUnit} />
      ),
  },
  { key: 'least', label: lazyMessages.least, cell: ({ minOrder }: Offer) => formatNumber(minOrder) },
  {
    key: 'leadTime',
    label: messages.leadTime,
    cell: (offer: Offer) => leadText(offer, null),
  },
  {
    key: 'check',
    label: lazyMessages.check,
    cell: ({ supplier: { verifiedAt } }: Offer) =>
      verifiedAt === null ? (
        lazyMessages.notYet
      ) : (
        <Badge tone="success" icon={mdiCheckDecagram}>
          {formatJalaliLong(verifiedAt)}
        </Badge>
      ),
  },
  {
    key: 'see',
    label: lazyMessages.seeOffer,
    labelHidden: true,
    cell: ({ productId, slug, supplier }: Offer) => (
      <LinkButton
        size="sm"
        href={links.product(productId, slug)}
        aria-label={lazyMessages.offerOf(isolate(supplier.name))}
      >
        {lazyMessages.seeOffer}
      </LinkButton>
    ),
  },
];
