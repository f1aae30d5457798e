export { type Fact, FactGrid, FactRows, type FactRowsProps } from './facts.tsx';
