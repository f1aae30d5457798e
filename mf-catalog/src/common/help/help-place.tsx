import { links } from '@bazaar/contracts';
import { helpPanelSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { HelpFailed, HelpLoading, HelpProvider } from '@bazaar/ui/help';
import type { ReactNode } from 'react';

/** A form with the panel of its help texts, which mf-content fills; nothing of it is fetched before a «؟» is pressed. */
export function HelpPlace({ children }: { children: ReactNode }) {
  return (
    <HelpProvider
      hrefOf={links.help}
      panel={({ uniqueId, marked }) => (
        <Slot
          name={helpPanelSlot.name}
          with={{ uniqueId, ...(marked !== undefined && { marked }) }}
          fallback={<HelpLoading />}
          failed={(retry) => <HelpFailed onRetry={retry} />}
        />
      )}
    >
      {children}
    </HelpProvider>
  );
}
