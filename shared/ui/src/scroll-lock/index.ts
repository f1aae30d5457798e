export { lockScroll } from './scroll-lock.ts';
