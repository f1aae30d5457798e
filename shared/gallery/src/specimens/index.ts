import { actionSpecimens } from './actions.specimens.tsx';
import { dataSpecimens } from './data.specimens.tsx';
import { feedbackSpecimens } from './feedback.specimens.tsx';
import { filterSpecimens } from './filters.specimens.tsx';
import { formSpecimens } from './forms.specimens.tsx';
import { markSpecimens } from './marks.specimens.tsx';
import { navigationSpecimens } from './navigation.specimens.tsx';
import { productSpecimens } from './products.specimens.tsx';
import type { Specimens } from './specimen.tsx';
import { surfaceSpecimens } from './surfaces.specimens.tsx';
import { visitorSpecimens } from './visitors.specimens.tsx';

/** Groups of the gallery with their Persian titles, in the order they are shown. */
export const GROUPS: readonly { title: string; specimens: Specimens }[] = [
  { title: 'عملیات', specimens: actionSpecimens },
  { title: 'فرم', specimens: formSpecimens },
  { title: 'نشانه‌ها', specimens: markSpecimens },
  { title: 'سطح‌ها', specimens: surfaceSpecimens },
  { title: 'داده', specimens: dataSpecimens },
  { title: 'حرکت میان صفحه‌ها', specimens: navigationSpecimens },
  { title: 'بازخورد', specimens: feedbackSpecimens },
  { title: 'کالا و طرح فنی', specimens: productSpecimens },
  { title: 'پنل فیلتر', specimens: filterSpecimens },
  { title: 'فایل، تماس و گزارش', specimens: visitorSpecimens },
];

/** Every specimen of the gallery by the import of its components. */
export const SPECIMENS: Specimens = Object.assign({}, ...GROUPS.map(({ specimens }) => specimens));
