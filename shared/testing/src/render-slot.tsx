import type { Remote } from '@bazaar/host';
import { createFakeHost } from './fake-host.ts';
import { type RenderedPage, type RenderOptions, renderRoutes } from './render-at.tsx';
import { parseSlotProps } from './slot-props.ts';

/**
 * Renders the component that a remote puts into a slot, after its `load`, with props that the slot's schema has
 * checked.
 */
export async function renderSlot(
  remote: Remote,
  slot: { name: string; props?: Readonly<Record<string, unknown>> },
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const host = options.host ?? createFakeHost(options);
  const open = remote.slots?.[slot.name];
  if (!open) {
    throw new Error(`${remote.name} fills no slot "${slot.name}".`);
  }
  const props = parseSlotProps(slot.name, slot.props ?? {});
  const { load, Component } = await open();
  await load?.(host, props);
  const route = { path: '*', element: <Component {...props} /> };
  return renderRoutes([route], { url: '/', host, slots: options.slots ?? {} });
}
