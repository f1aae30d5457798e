import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** Everything an anchor takes, with an address that is always there and no inline style. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'style' | 'href'> & { href: string };

/** What draws a link inside the site; a router gives its own. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  component: LinkComponent;
  children: ReactNode;
}

/** Names the component that draws internal links below it; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link. Addresses inside the site go through the provided component, all others are plain anchors. */
export function Link({ rel, ...anchor }: AnchorProps) {
  const Provided = useContext(LinkContext);
  const safeRel = anchor.target === '_blank' ? (rel ?? 'noopener') : rel;
  if (Provided === undefined || !isInternalHref(anchor.href) || anchor.target === '_blank') {
    return <a rel={safeRel} {...anchor} />;
  }
  return <Provided rel={safeRel} {...anchor} />;
}

/** True for a path or a query of this site: `/x`, `?x`; false for `//host`, `#x`, `tel:` and whole addresses. */
export function isInternalHref(href: string): boolean {
  return href.startsWith('?') || (href.startsWith('/') && !href.startsWith('//'));
}
