import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { joinClasses } from '../class-names.ts';
import classes from './link.module.css';

/** All attributes of an anchor, with a required address and no inline style. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'style' | 'href'> & { href: string };

/** The component that renders a link inside the site; a router provides its own. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

export interface LinkProviderProps {
  component: LinkComponent;
  children: ReactNode;
}

/** Provides the component that renders internal links below it; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export type LinkProps = AnchorProps & {
  /**
   * The link covers the whole of its nearest positioned ancestor, for example a card; its focus ring is drawn inside.
   */
  stretched?: boolean;
};

/** A link. Addresses inside the site use the provided component, all others are plain anchors. */
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

/** True for a path or a query of this site: `/x`, `?x`; false for `//host`, `#x`, `tel:` and absolute addresses. */
export function isInternalHref(href: string): boolean {
  return href.startsWith('?') || (href.startsWith('/') && !href.startsWith('//'));
}
