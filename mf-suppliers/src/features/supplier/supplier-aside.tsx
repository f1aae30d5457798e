import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { formatNumber } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import { messages } from './messages.ts';
import styles from './supplier-aside.module.css';

/** The supplier's own description, its capabilities, and the categories in which it sells. */
export function SupplierAside({ supplier }: { supplier: Supplier }) {
  const { about, capabilities, categories } = supplier;
  return (
    <>
      <div id="about" className={styles.part} tabIndex={-1}>
        <Card as="section" labelledBy="about-title">
          <CardHead id="about-title" title={messages.about.title} />
          <CardBody>
            {about !== '' && (
              <p className={styles.text}>
                <bdi>{about}</bdi>
              </p>
            )}
            <FactRows facts={aboutFacts(supplier)} />
          </CardBody>
        </Card>
      </div>
      {capabilities.length > 0 && (
        <div id="capabilities" className={styles.part} tabIndex={-1}>
          <Card as="section" labelledBy="capabilities-title">
            <CardHead id="capabilities-title" title={messages.capabilities} />
            <CardBody>
              <ChipRow label={messages.capabilities}>
                {capabilities.map((capability) => (
                  <Chip key={capability}>{capability}</Chip>
                ))}
              </ChipRow>
            </CardBody>
          </Card>
        </div>
      )}
      {categories.length > 0 && <Categories supplier={supplier} />}
    </>
  );
}

function Categories({ supplier: { id: supplierId, categories } }: { supplier: Supplier }) {
  return (
    <Card as="section" labelledBy="categories">
      <CardHead id="categories" title={messages.categories} />
      <CardBody>
        <ChipRow label={messages.categories}>
          {categories.map(({ id, title, categoryType, itemsCount }) => (
            <Chip
              key={id}
              href={`${links.supplierProducts(supplierId, categoryType)}?category=${id}`}
              count={formatNumber(itemsCount)}
            >
              {title}
            </Chip>
          ))}
        </ChipRow>
      </CardBody>
    </Card>
  );
}

function aboutFacts({ legalForm, employeesBand, address, website }: Supplier): Fact[] {
  return [
    { label: messages.about.legalForm, value: legalForm },
    { label: messages.about.employees, value: employeesBand },
    { label: messages.about.address, value: address },
    ...(website === null ? [] : [{ label: messages.about.website, value: <Website address={website} /> }]),
  ];
}

function Website({ address }: { address: string }) {
  const { host, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? (
    <Link href={address} target="_blank" rel="noopener nofollow">
      <bdi dir="ltr">{host}</bdi>
    </Link>
  ) : (
    <bdi dir="ltr">{address}</bdi>
  );
}
