export {
  Card,
  CardBody,
  CardFoot,
  CardHead,
  type CardHeadProps,
  type CardProps,
  HairlineGroup,
  type HairlineGroupProps,
} from './card.tsx';
