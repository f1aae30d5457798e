import type { BaseProduct, Variant } from '@bazaar/contracts/product';
import { Card, CardHead } from '@bazaar/ui/card';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { sizeText } from '../../common/sizes/size-value.tsx';
import { messages } from './messages.ts';

interface CommonFactsProps {
  product: BaseProduct;
  variants: readonly Variant[];
  columns: readonly SizeColumn[];
}

/** What all sizes share: the columns without a difference, and the standards. */
export function CommonFacts({ product: { standards }, variants, columns }: CommonFactsProps) {
  const first = variants[0];
  const facts: Fact[] = columns.flatMap((column) => {
    const text = first === undefined ? null : sizeText(first, column);
    return text === null ? [] : [{ label: column.title, value: <CommonValue text={text} column={column} /> }];
  });
  if (standards.length > 0) {
    facts.push({ label: messages.standards, value: <Standards standards={standards} /> });
  }
  return facts.length === 0 ? null : (
    <Card as="section" labelledBy="common-facts">
      <CardHead id="common-facts" title={messages.common} />
      <FactRows kind="lined" facts={facts} />
    </Card>
  );
}

function CommonValue({ text, column: { symbol } }: { text: string; column: SizeColumn }) {
  return (
    <bdi dir="rtl">
      <IsolatedRuns text={text} /> {symbol !== null && <bdi dir="ltr">{symbol}</bdi>}
    </bdi>
  );
}

function Standards({ standards }: Pick<BaseProduct, 'standards'>) {
  return standards.map((standard, index) => (
    <span key={standard}>
      {index > 0 && '، '}
      <bdi dir="ltr">{standard}</bdi>
    </span>
  ));
}
