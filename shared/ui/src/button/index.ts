export {
  Button,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './button.tsx';
export type { ButtonKind, ButtonLook, ButtonSize } from './button-face.tsx';
