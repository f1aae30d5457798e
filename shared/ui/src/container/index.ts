export { Container, PageHead, type PageHeadProps, Section, type SectionProps } from './container.tsx';
