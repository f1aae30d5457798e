// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const isOpen = () => screen.getByRole('group').hasAttribute('open');

function goTo(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });
}

describe('Disclosure', () => {
  it('is closed by default', () => {
    render(<Disclosure title="پرداخت">متن</Disclosure>);

    expect(isOpen()).toBe(false);
  });

  it('is open from the start when the fragment of the address names it', () => {
    window.location.hash = '#pay';
    render(
      <Disclosure id="pay" title="پرداخت">
        متن
      </Disclosure>,
    );

    expect(isOpen()).toBe(true);
  });

  it('opens when the fragment of the address changes to its name, also in its encoded form, and for no other name', () => {
    render(
      <Disclosure id="پرداخت" title="پرداخت">
        متن
      </Disclosure>,
    );

    goTo('#ارسال');
    expect(isOpen()).toBe(false);

    goTo(`#${encodeURIComponent('پرداخت')}`);
    expect(isOpen()).toBe(true);
  });
});
