import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const PUMP = { family: 'pump', seed: 71, code: 'DP-50', dimensionMm: 1240, label: 'طرح فنی پمپ' } as const;

/** A copy of the package as in a server, with what it keeps. */
async function serverCopy() {
  vi.resetModules();
  const [{ Drawing }, { keepMarkup }, { preloadAllFamilies }] = await Promise.all([
    import('./drawing.tsx'),
    import('./kept-markup.ts'),
    import('./family-loader.ts'),
  ]);
  const toMarkup = vi.fn(renderToString);
  return { Drawing, preloadAllFamilies, toMarkup, keep: () => keepMarkup(toMarkup) };
}

let server: Awaited<ReturnType<typeof serverCopy>>;
beforeEach(async () => {
  server = await serverCopy();
});

describe('a kept drawing', () => {
  it.each([PUMP, { ...PUMP, label: undefined }, { ...PUMP, view: 'detail', bare: true }] as const)(
    'has the markup that is rendered without keeping it: %j',
    async (props) => {
      const { Drawing, preloadAllFamilies, keep } = server;
      await preloadAllFamilies();
      const rendered = renderToString(<Drawing {...props} />);

      keep();

      expect(renderToString(<Drawing {...props} />)).toBe(rendered);
    },
  );

  it('is made once, and anew for other props', async () => {
    const { Drawing, preloadAllFamilies, keep, toMarkup } = server;
    await preloadAllFamilies();
    keep();

    const drawings = [PUMP, PUMP, { ...PUMP, seed: 72 }, { ...PUMP, label: 'پمپ' }, PUMP];
    const html = drawings.map((props) => renderToString(<Drawing {...props} />));

    expect(toMarkup).toHaveBeenCalledTimes(3);
    expect(html[1]).toBe(html[0]);
    expect(new Set(html).size).toBe(3);
  });

  it('is none while its family is not loaded', () => {
    const { Drawing, keep, toMarkup } = server;
    keep();

    renderToString(<Drawing {...PUMP} />);

    expect(toMarkup).not.toHaveBeenCalled();
  });

  it('is given up when many others were made since', async () => {
    const { Drawing, preloadAllFamilies, keep, toMarkup } = server;
    await preloadAllFamilies();
    keep();
    for (let seed = 0; seed <= 1_000; seed += 1) {
      renderToString(<Drawing family="pump" seed={seed} />);
    }
    toMarkup.mockClear();

    renderToString(<Drawing family="pump" seed={1_000} />);
    expect(toMarkup).not.toHaveBeenCalled();
    renderToString(<Drawing family="pump" seed={0} />);
    expect(toMarkup).toHaveBeenCalledOnce();
  });
});
