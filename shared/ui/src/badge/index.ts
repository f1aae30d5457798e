export { Badge, type BadgeProps, type BadgeTone, Counter } from './badge.tsx';
