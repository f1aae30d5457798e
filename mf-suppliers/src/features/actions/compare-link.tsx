import { links } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { mdiCompare } from '@mdi/js';
import type { CompareItem } from '../../common/compare/compare-list.rules.ts';
import { messages } from '../../common/compare/messages.ts';

/** A comparison needs as many items. */
export const MIN_ITEMS = 2;

/** The link to the comparison of the items; with too few of them a button that cannot be pressed. */
export function CompareLink({ items, wide }: { items: readonly CompareItem[]; wide?: boolean }) {
  const text = messages.open(formatNumber(items.length));
  return items.length < MIN_ITEMS ? (
    <Button kind="ink" icon={mdiCompare} wide={wide} disabled>
      {text}
    </Button>
  ) : (
    <LinkButton kind="ink" icon={mdiCompare} wide={wide} href={links.comparison(items.map(({ id }) => id))}>
      {text}
    </LinkButton>
  );
}
