import { defineAddress, textField } from '@bazaar/contracts';
import { normalizeFa } from '@bazaar/locale';

const MAX_LENGTH = 120;

/** The query of the help search: the typed words alone. */
export const helpAddress = defineAddress({
  q: textField({
    initial: '',
    read: ([text = '']) =>
      [...normalizeFa(text)]
        .slice(0, MAX_LENGTH / 2)
        .join('')
        .trim(),
  }),
});
