import { IconButton } from '@bazaar/ui/button';
import { mdiPrinterOutline } from '@mdi/js';
import { messages } from './messages.ts';

/** Opens the browser's print dialog. */
export function StatementPrint() {
  return (
    <IconButton
      kind="outline"
      size="sm"
      icon={mdiPrinterOutline}
      label={messages.print}
      onClick={() => window.print()}
    />
  );
}
