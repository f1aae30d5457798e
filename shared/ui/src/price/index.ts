export { InquiryPrice, Price, type PriceProps } from './price.tsx';
