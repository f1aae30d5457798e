/* The part of rxjs that the platform lends to remotes; see react-query.ts. */
export { distinctUntilChanged, filter, map, Observable, Subject, Subscription } from 'rxjs';
