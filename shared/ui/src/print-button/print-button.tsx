import { mdiPrinterOutline } from '@mdi/js';
import { Button, IconButton } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-face.tsx';
import { messages } from './messages.ts';

interface PrintButtonProps extends Pick<ButtonVariant, 'kind' | 'size' | 'wide'> {
  /** Shows the icon alone; its word is for screen readers. */
  compact?: boolean | undefined;
}

/** Opens the browser's print dialog for the page. Renders a `<button>`. */
export function PrintButton({ compact, kind = 'outline', size, wide }: PrintButtonProps) {
  const print = () => window.print();
  return compact ? (
    <IconButton {...{ kind, size }} icon={mdiPrinterOutline} label={messages.print} onClick={print} />
  ) : (
    <Button {...{ kind, size, wide }} icon={mdiPrinterOutline} onClick={print}>
      {messages.print}
    </Button>
  );
}
