export {
  type AnchorProps,
  isInternalHref,
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
} from './link.tsx';
