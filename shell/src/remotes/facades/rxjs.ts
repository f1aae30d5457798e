/* The part of rxjs that the shell provides to remotes; see react-query.ts. */
export { distinctUntilChanged, filter, map, Observable, Subject, Subscription } from 'rxjs';
