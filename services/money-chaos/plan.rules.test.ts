import { describe, expect, it } from 'vitest';
import { planDelivery, planKills, planPlay, planReconciliations, planWallet } from './plan.rules.ts';

const plays = (seed: number) =>
  Array.from({ length: 400 }, (_, index) => planPlay(seed, index % 16, Math.floor(index / 16)));
const deliveries = (seed: number) =>
  Array.from({ length: 2_000 }, (_, request) => planDelivery({ seed, client: 3, play: 5 }, request, 2));

describe('a plan', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(plays(4)).toEqual(plays(4));
    expect(plays(5)).not.toEqual(plays(4));
    expect(deliveries(4)).toEqual(deliveries(4));
    expect(planKills(4, 50, 2)).toEqual(planKills(4, 50, 2));
    expect(planKills(5, 50, 2)).not.toEqual(planKills(4, 50, 2));
  });

  it('holds every outcome of a gateway, every way to pay and every end', () => {
    const all = JSON.stringify(plays(1));
    const words = [
      ...[
        'success',
        'failure',
        'cancel',
        'silent',
        'late',
        'double',
        'abandon',
        'zarinpal',
        'sandbox',
        'wallet',
      ],
      ...['confirm', 'ruleComplete', 'ruleCancel', 'leave', 'cancelUnpaid', 'read', 'payFromWallet'],
    ];

    expect(words.filter((word) => !all.includes(`"${word}"`))).toEqual([]);
    expect(all).toMatch(/"partShare":0\.\d/);
    expect(all).toMatch(/"cancelsFirst":true/);
  });

  it('sends a fifth of the requests twice, half of those at once, and cuts some answers', () => {
    const all = deliveries(1);
    const share = (fits: (delivery: (typeof all)[number]) => boolean) => all.filter(fits).length / all.length;

    expect(share(({ twice }) => twice !== 'no')).toBeCloseTo(0.2, 1);
    expect(share(({ twice }) => twice === 'atOnce')).toBeCloseTo(0.1, 1);
    expect(share(({ isCut }) => isCut)).toBeCloseTo(0.04, 1);
    expect(new Set(all.map(({ instance }) => instance))).toEqual(new Set([0, 1]));
  });

  it('has fewer wallets than clients, and new ones after some plays', () => {
    const wallets = (play: number) =>
      new Set(Array.from({ length: 32 }, (_, client) => planWallet(32, client, play)));

    expect(wallets(0).size).toBe(10);
    expect([...wallets(24)].filter((wallet) => wallets(0).has(wallet))).toEqual([]);
    expect(planWallet(2, 1, 0)).toBe(0);
  });

  it('spreads the kills over the run, half of them of the services', () => {
    const kills = planKills(1, 8, 2);
    const count = (kind: string) => kills.filter((kill) => kill.kind === kind).length;

    expect([count('services'), count('backend'), count('postgres')]).toEqual([4, 2, 2]);
    expect(kills.map(({ at }) => at)).toEqual(
      kills.map(({ at }) => at).toSorted((one, other) => one - other),
    );
  });

  it('compares with each gateway now and then, and seldom in a long run', () => {
    const short = planReconciliations(1, 3_000);

    expect(short.map(({ gateway }) => gateway)).toEqual([
      ...['sandbox', 'zarinpal', 'sandbox', 'zarinpal', 'sandbox'],
    ]);
    expect(planReconciliations(1, 3_000)).toEqual(short);
    expect(planReconciliations(1, 200_000)).toHaveLength(20);
    expect(short.every(({ at }) => at > 0 && at < 1)).toBe(true);
  });
});
