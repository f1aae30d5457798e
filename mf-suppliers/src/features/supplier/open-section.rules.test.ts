import { expect, it } from 'vitest';
import { sectionOf } from './open-section.rules.ts';

it.each([
  ['#delegations', '', 'delegations'],
  ['', '?openSection=contact', 'contact'],
  ['#about', '?openSection=contact', 'about'],
  ['#nothing', '?openSection=products', 'products'],
  ['', '?openSection=__proto__', null],
  ['#%', '?openSection=', null],
  ['', '', null],
])('%s%s leads to %s', (hash, search, section) => {
  expect(sectionOf({ hash, search })).toBe(section);
});
