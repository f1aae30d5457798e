export {
  type AnchorProps,
  isInternalHref,
  Link,
  type LinkComponent,
  LinkProvider,
  type LinkProviderProps,
} from './link.tsx';
