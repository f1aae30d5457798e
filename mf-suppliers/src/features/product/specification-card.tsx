import type { SupplierProduct } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { toFact } from '@bazaar/listing';
import { Button } from '@bazaar/ui/button';
import { Card, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { mdiSwapHorizontal } from '@mdi/js';
import { type ComponentType, useState } from 'react';
import { messages } from './messages.ts';

type Facts = SupplierProduct['facts'];

interface ConvertedFactsProps {
  facts: Facts;
}

/** All facts of the item; its numbers can be shown in other units. */
export function SpecificationCard({ facts }: { facts: Facts }) {
  const { Converted, isBusy, open, close } = useUnits();
  return (
    <Card as="section" labelledBy="specification">
      <CardHead
        id="specification"
        title={messages.specification}
        actions={
          facts.some(({ unitSymbol }) => unitSymbol !== null) && (
            <Button
              size="sm"
              icon={mdiSwapHorizontal}
              busy={isBusy}
              aria-pressed={Converted !== undefined}
              onClick={Converted ? close : open}
            >
              {messages.changeUnits}
            </Button>
          )
        }
      />
      {Converted ? <Converted facts={facts} /> : <FactRows kind="lined" facts={facts.map(toFact)} />}
    </Card>
  );
}

/** The units and the code that converts them load when the visitor wants other units. */
function useUnits() {
  const { api, queryClient, toast } = useHost();
  const [Converted, setConverted] = useState<ComponentType<ConvertedFactsProps>>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { ConvertedFacts, loadUnits } = await import('./converted-facts.widget.tsx');
      await loadUnits({ api, queryClient });
      setConverted(() => ConvertedFacts);
    } catch {
      toast.show({ tone: 'danger', title: messages.unitsFailed, detail: messages.unitsFailedDetail });
    } finally {
      setBusy(false);
    }
  };
  return { Converted, isBusy, open: () => void open(), close: () => setConverted(undefined) };
}
