/** A theme that a frame can be drawn in. */
export type FrameTheme = 'light' | 'dark';

/** What one frame shows: a part of the design system, or one state of a component that needs a page of its own. */
export interface FrameContent {
  /** The import that gives the components; `all` for everything. */
  part: string;
  theme: FrameTheme;
  /** `Dialog/0`: the first state of `Dialog`, alone. */
  state?: string | undefined;
}

/** The address of a frame. */
export function frameAddress({ part, theme, state }: FrameContent): string {
  return `/frame.html?${new URLSearchParams({ part, theme, ...(state !== undefined && { state }) })}`;
}

/** What the address of a frame asks for. */
export function readFrameAddress(search: string): FrameContent {
  const params = new URLSearchParams(search);
  return {
    part: params.get('part') ?? 'all',
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
    state: params.get('state') ?? undefined,
  };
}
