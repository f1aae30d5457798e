import { describe, expect, it } from 'vitest';
import { createCircuitBreaker, createCircuitBreakers } from './circuit-breaker.ts';

function givenBreaker(failures: number) {
  const clock = { now: 1_000 };
  const breaker = createCircuitBreaker(() => clock.now);
  for (let count = 0; count < failures; count += 1) {
    breaker.failed();
  }
  return { breaker, clock };
}

describe('a circuit breaker', () => {
  it('lets every use through until five have failed in a row', () => {
    expect(givenBreaker(4).breaker.tryUse()).toBe(true);
    expect(givenBreaker(5).breaker.tryUse()).toBe(false);
  });

  it('counts anew after a success', () => {
    const { breaker } = givenBreaker(4);
    breaker.succeeded();
    breaker.failed();

    expect(breaker.tryUse()).toBe(true);
  });

  it('lets one use through after two seconds, while the others are still refused', () => {
    const { breaker, clock } = givenBreaker(5);
    clock.now += 2_000;

    expect([breaker.tryUse(), breaker.tryUse(), breaker.tryUse()]).toEqual([true, false, false]);
  });

  it('closes when that use succeeds', () => {
    const { breaker, clock } = givenBreaker(5);
    clock.now += 2_000;
    breaker.tryUse();
    breaker.succeeded();

    expect([breaker.state(), breaker.tryUse(), breaker.tryUse()]).toEqual(['closed', true, true]);
  });

  it('stays open for another two seconds when that use fails', () => {
    const { breaker, clock } = givenBreaker(5);
    clock.now += 2_000;
    breaker.tryUse();
    breaker.failed();
    clock.now += 1_999;

    expect([breaker.state(), breaker.tryUse()]).toEqual(['open', false]);
  });
});

describe('the circuit breakers', () => {
  it('are one for each service, and name those that are open', () => {
    const breakers = createCircuitBreakers();
    for (let count = 0; count < 5; count += 1) {
      breakers.of('wallet').failed();
    }

    expect([breakers.of('wallet').tryUse(), breakers.of('product').tryUse()]).toEqual([false, true]);
    expect(breakers.open()).toEqual(['wallet']);
  });
});
