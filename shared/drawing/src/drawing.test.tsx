import { act, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { dimensionText } from './drawing-dimension.tsx';
import { preloadAllFamilies } from './family-loader.ts';
import { ItemDrawing } from './item-drawing.tsx';

const PUMP = {
  family: 'pump',
  seed: 71,
  code: 'DP-50-200',
  dimensionMm: 1240,
  label: 'طرح فنی پمپ',
} as const;

beforeAll(preloadAllFamilies);

function server(props: DrawingProps): string {
  return renderToString(<Drawing {...props} />);
}

/** A second copy of the module, as in a browser that has loaded no family yet. */
async function browserCopy() {
  vi.resetModules();
  const [drawing, registry] = await Promise.all([import('./drawing.tsx'), import('./family-loader.ts')]);
  return { Drawing: drawing.Drawing, loadedFamily: registry.loadedFamily, loadFamily: registry.loadFamily };
}

test('Drawing shows the dimension with its unit, and only when it is given', () => {
  expect(dimensionText(1240)).toBe('1\u00a0240\u00a0mm');
  expect(dimensionText(605)).toBe('605\u00a0mm');
  expect(server(PUMP)).toContain(dimensionText(1240));
  expect(server({ ...PUMP, dimensionMm: undefined })).not.toContain('mm');
});

test('Drawing is an image named by its label, and decoration without one', () => {
  const { rerender } = render(<Drawing {...PUMP} />);
  expect(screen.getByRole('img', { name: 'طرح فنی پمپ' })).toBeDefined();
  rerender(<Drawing {...PUMP} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('Drawing omits ground, code and dimension in its bare form', () => {
  const html = server({ ...PUMP, bare: true });
  expect(html).toContain('viewBox="20 20 280 200"');
  expect(html).not.toMatch(/class="(plate|dots|ct|code|dim)"/);
});

test('Drawing shows the same object as lines or enlarged in its views', () => {
  const views = (['main', 'outline', 'detail'] as const).map((view) => server({ ...PUMP, view }));
  expect(new Set(views).size).toBe(3);
  expect(views[1]).toContain('data-view="outline"');
  expect(views[2]).toContain('scale(2)');
  expect(views[2]).not.toContain('mm');
});

test('Drawing never mirrors text on a display', () => {
  for (const family of ['plc', 'gas', 'booster'] as const) {
    for (let seed = 0; seed < 8; seed += 1) {
      expect(server({ family, seed })).not.toContain('scale(-1 1)');
    }
  }
});

test('Drawing keeps the server’s shapes during hydration and loads no family', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = server(PUMP);
  const [before, firstShape] = [holder.innerHTML, holder.querySelector('.gr')];
  const browser = await browserCopy();
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(holder, <browser.Drawing {...PUMP} />, { onRecoverableError: (fault) => faults.push(fault) }),
  );
  await act(async () => root.render(<browser.Drawing {...PUMP} />));
  expect(faults).toEqual([]);
  expect(holder.innerHTML).toBe(before);
  expect(holder.querySelector('.gr')).toBe(firstShape);
  expect(browser.loadedFamily('pump')).toBeUndefined();
  await act(async () => root.unmount());
});

test('Drawing loads the family and draws again when the seed changes after hydration, also when it changes back', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = server(PUMP);
  const browser = await browserCopy();
  const root = await act(async () => hydrateRoot(holder, <browser.Drawing {...PUMP} />));
  for (const props of [{ ...PUMP, seed: 72 }, PUMP]) {
    await act(async () => root.render(<browser.Drawing {...props} />));
    await vi.waitFor(() => expect(shapesOf(holder.innerHTML)).toBe(shapesOf(server(props))));
  }
  await act(async () => root.unmount());
});

test('Drawing, first rendered in the browser, shows its plate at once and its object when the family is loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const browser = await browserCopy();
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<browser.Drawing {...PUMP} />));
  expect(holder.querySelector('.plate')).not.toBeNull();
  expect(holder.querySelector('.gr')).toBeNull();
  await vi.waitFor(() => expect(shapesOf(holder.innerHTML)).toBe(shapesOf(server(PUMP))));
  root.unmount();
  vi.unstubAllGlobals();
});

test('a family that this version does not know is drawn as the name plate, on the server too', () => {
  const spec = { family: 'of-a-newer-version', seed: 3 } as never;
  const { container } = render(<ItemDrawing spec={spec} />);

  expect(container.querySelector('[class~="o"]')).not.toBeNull();
  expect(shapesOf(renderToString(<ItemDrawing spec={spec} />))).toBe(shapesOf(container.innerHTML));
});

test('Drawing is complete at once in the browser when its family was preloaded', () => {
  const { container } = render(<Drawing {...PUMP} />);
  expect(shapesOf(container.innerHTML)).toBe(shapesOf(server(PUMP)));
});

test('Drawing shows an empty plate for a family that cannot be loaded, and requests it again after a while', async () => {
  const attempts = vi.fn(() => {
    throw new Error('offline');
  });
  vi.doMock('./groups/fluid.ts', attempts);
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const browser = await browserCopy();
  const holder = document.createElement('div');
  const root = createRoot(holder);
  await act(async () => root.render(<browser.Drawing {...PUMP} />));
  await browser.loadFamily('pump');
  await act(async () => root.render(<browser.Drawing {...PUMP} seed={72} />));
  expect(attempts).toHaveBeenCalledTimes(1);
  expect(holder.querySelector('.plate')).not.toBeNull();
  expect(holder.querySelector('.gr')).toBeNull();
  vi.doUnmock('./groups/fluid.ts');
  vi.setSystemTime(11_000);
  await act(async () => root.render(<browser.Drawing {...PUMP} />));
  await vi.waitFor(() => expect(holder.querySelector('.gr')).not.toBeNull());
  await act(async () => root.unmount());
  vi.useRealTimers();
});

/** Markup as the browser writes it, without the markers of suspense boundaries. */
function shapesOf(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html.replace(/<!--.*?-->/g, '');
  return holder.innerHTML;
}
