import type { Variant } from '@bazaar/contracts/product';
import { isolate } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from './messages.ts';
import { SIZES_FORM_ID } from './page.address.ts';
import styles from './size-table.module.css';

interface SizeToggleProps {
  variant: Variant;
  isOpen: boolean;
  onToggle: () => void;
  onIntent: () => void;
  /** The first value of the row. */
  children: ReactNode;
}

/** Opens and closes the offers of a size. Without scripts it submits the form of the page with the size's code. */
export function SizeToggle({ variant, isOpen, onToggle, onIntent, children }: SizeToggleProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <button
      type="submit"
      form={SIZES_FORM_ID}
      name="v"
      value={isOpen ? '' : variant.code}
      className={styles.toggle}
      data-print="keep"
      aria-expanded={isOpen}
      onClick={press}
      onFocus={onIntent}
    >
      <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size="sm" />
      <span>{children}</span>
      <VisuallyHidden>{messages.sizes.offersOf(isolate(variant.title))}</VisuallyHidden>
    </button>
  );
}
