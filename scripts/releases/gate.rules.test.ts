import { describe, expect, it } from 'vitest';
import { givenDescriptor } from '../../shell/server/testing/given-manifest.ts';
import { refusals } from './gate.rules.ts';

const routes = (pattern: string) => givenDescriptor().routes.map((route) => ({ ...route, pattern }));

describe('the deploy gate', () => {
  const suppliers = {
    ...givenDescriptor({ name: 'mf-suppliers' }),
    routes: routes('/supplier/:supplierId/*'),
  };

  it('accepts a release without a conflict', () => {
    expect(refusals(givenDescriptor(), [suppliers])).toEqual([]);
  });

  it('refuses an address that differs from another remote’s only in the name of a parameter', () => {
    const thief = { ...givenDescriptor(), routes: routes('/supplier/:id/*') };
    expect(refusals(thief, [suppliers])).toEqual(['The route /supplier/:id/* belongs to mf-suppliers.']);
  });

  it('accepts the addresses of the release’s own earlier version', () => {
    expect(refusals({ ...suppliers, version: '1.0.1' }, [suppliers])).toEqual([]);
  });

  it('refuses a host contract that this shell does not serve', () => {
    expect(refusals({ ...givenDescriptor(), hostContract: 9 }, [])).toHaveLength(1);
  });

  it('refuses a listener of an event that no remote publishes, except the shell’s own', () => {
    const listener = {
      ...givenDescriptor(),
      listens: ['suppliers.favorite-toggled@2', 'session.signed-out@1'],
    };
    const publisher = { ...suppliers, publishes: ['suppliers.favorite-toggled@1'] };
    expect(refusals(listener, [publisher])).toEqual([
      'It listens to suppliers.favorite-toggled@2, which no remote publishes.',
    ]);
  });

  it('accepts a release that listens to an event that it publishes itself', () => {
    const topic = 'catalog.compared@1';
    const earlier = givenDescriptor();
    const release = { ...givenDescriptor({ version: '1.0.1' }), publishes: [topic], listens: [topic] };

    expect(refusals(release, [earlier])).toEqual([]);
  });

  it('ignores events that only the release’s own earlier version published', () => {
    const topic = 'catalog.compared@1';
    const earlier = { ...givenDescriptor(), publishes: [topic] };
    const release = { ...givenDescriptor({ version: '1.0.1' }), listens: [topic] };

    expect(refusals(release, [earlier])).toEqual([`It listens to ${topic}, which no remote publishes.`]);
  });
});
