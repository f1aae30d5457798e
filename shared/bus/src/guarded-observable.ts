import { Observable, type Observer, type Operator, Subscriber, type Subscription } from 'rxjs';

type Report = (error: unknown) => void;

/**
 * An Observable that reports errors thrown by a subscriber or an operator, also in every Observable derived from it
 * through `pipe`. RxJS alone would throw them at the window, where the topic is unknown.
 */
export class GuardedObservable<T> extends Observable<T> {
  readonly #report: Report;

  constructor(report: Report, subscribe?: (subscriber: Subscriber<T>) => Subscription) {
    super(subscribe);
    this.#report = report;
  }

  override lift<R>(operator?: Operator<T, R>): Observable<R> {
    const lifted = new GuardedObservable<R>(this.#report);
    lifted.source = this;
    lifted.operator = operator;
    return lifted;
  }

  override subscribe(
    observer?: Partial<Observer<T>> | ((value: T) => void) | null,
    error?: ((error: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription {
    // An operator further down subscribes with a Subscriber; its errors come back to the outermost subscription.
    if (observer instanceof Subscriber) {
      return super.subscribe(observer);
    }
    const own = typeof observer === 'function' ? { next: observer, error, complete } : (observer ?? {});
    return super.subscribe({
      next: (value) => this.#guard(() => own.next?.(value)),
      error: (cause) => {
        this.#report(cause);
        this.#guard(() => own.error?.(cause));
      },
      complete: () => this.#guard(() => own.complete?.()),
    });
  }

  #guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#report(error);
    }
  }
}
