import { changedPages } from './changed-pages.fixture.ts';
import type { SourceChange } from './site/changed-sources.ts';

/** The heading above a product's data, and its text in the next version. */
export const OLD_HEADING = 'مشخصات فنی';
export const NEW_HEADING = 'مشخصات فنی و اندازه‌ها';

/** mf-suppliers with another heading on the product page. */
export const anotherHeading: SourceChange = {
  file: 'src/features/product/messages.ts',
  from: `specification: '${OLD_HEADING}'`,
  to: `specification: '${NEW_HEADING}'`,
};

/** mf-suppliers whose pages render on the server and throw in the browser. */
export const throwsInTheBrowser = changedPages({
  component: `
        if (typeof document !== 'undefined') {
          throw new Error('This version cannot render in a browser.');
        }
        return createElement(Page);`,
});

/** mf-suppliers whose pages throw when anything on them is clicked. */
export const throwsInHandlers = changedPages({
  component: `
        const onClick = () => {
          throw new Error('This version cannot handle a click.');
        };
        return createElement('div', { onClick }, createElement(Page));`,
});
