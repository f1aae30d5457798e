export { IsolatedRuns, type IsolatedRunsProps } from './isolated-runs.tsx';
