import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { joinClasses } from '../class-names.ts';
import classes from './link.module.css';

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

export type LinkProps = AnchorProps & {
  /** The whole of the nearest positioned ancestor leads there too, as of a card; the frame of its focus is inside. */
  stretched?: boolean;
};

/** A link. Addresses inside the site go through the provided component, all others are plain anchors. */
export function Link({ stretched, ...given }: LinkProps) {
  const { rel, ...anchor } = stretched
    ? { ...given, className: joinClasses(classes.stretched, given.className) }
    : given;
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
