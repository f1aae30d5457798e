import { mdiHeart, mdiMagnify } from '@mdi/js';
import { describe, expect, it } from 'vitest';
import { withIconPaths } from './icon-paths.ts';

describe('withIconPaths', () => {
  it('writes the icons of an import into the module, on one line or several', () => {
    expect(withIconPaths("import { mdiHeart } from '@mdi/js';\nuse(mdiHeart);\n")).toBe(
      `const mdiHeart = "${mdiHeart}";\nuse(mdiHeart);\n`,
    );
    expect(withIconPaths("import {\n  mdiHeart,\n  mdiMagnify,\n} from '@mdi/js';\n")).toBe(
      `const mdiHeart = "${mdiHeart}"; const mdiMagnify = "${mdiMagnify}";\n`,
    );
  });

  it('leaves imports from other modules unchanged', () => {
    const source = "import { mdiHeart } from './icons.ts';\n";
    expect(withIconPaths(source)).toBe(source);
  });

  it('refuses a name that no icon has', () => {
    expect(() => withIconPaths("import { mdiNothing } from '@mdi/js';")).toThrow('mdiNothing');
    expect(() => withIconPaths("import { mdiHeart as heart } from '@mdi/js';")).toThrow('mdiHeart as heart');
  });
});
