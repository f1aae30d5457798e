import { hiddenPairs, type PageView } from './page.address.ts';

/** The parts of a view that a form has no control for. */
export function HiddenFields({ view }: { view: Partial<PageView> }) {
  return hiddenPairs(view).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
