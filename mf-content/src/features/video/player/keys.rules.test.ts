import { describe, expect, it } from 'vitest';
import { actionOfKey, nextSpeed } from './keys.rules.ts';

const press = (code: string, held: object = {}) => ({
  ...{ code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
  ...held,
});

describe('actionOfKey', () => {
  it.each([
    ['Space', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['KeyC', 'captions'],
    ['KeyF', 'full'],
    ['KeyP', 'picture'],
  ])('%s is %s', (code, act) => {
    expect(actionOfKey(press(code))).toBe(act);
  });

  it('takes the speed from Shift with comma and period, and nothing else with Shift', () => {
    expect(actionOfKey(press('Comma', { shiftKey: true }))).toBe('slower');
    expect(actionOfKey(press('Period', { shiftKey: true }))).toBe('faster');
    expect(actionOfKey(press('Comma'))).toBeNull();
    expect(actionOfKey(press('KeyC', { shiftKey: true }))).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves shortcuts with %s to the browser', (held) => {
    expect(actionOfKey(press('KeyC', { [held]: true }))).toBeNull();
  });

  it('knows no other key', () => {
    expect(actionOfKey(press('Tab'))).toBeNull();
    expect(actionOfKey(press('constructor'))).toBeNull();
  });
});

it('nextSpeed stays within the speeds', () => {
  expect(nextSpeed(1, 1)).toBe(1.25);
  expect(nextSpeed(0.75, -1)).toBe(0.5);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.5, -1)).toBe(0.5);
});
