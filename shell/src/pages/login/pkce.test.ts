// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeOf, createVerifier, currentVerifier, dropVerifier } from './pkce.ts';

beforeEach(() => {
  sessionStorage.clear();
  dropVerifier();
});

describe('the code verifier', () => {
  it('is unguessable, in the form of RFC 7636, and stored in this tab', () => {
    const verifier = createVerifier();

    expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(createVerifier()).not.toBe(verifier);
    expect(sessionStorage.getItem('code_verifier')).toBe(currentVerifier());
  });

  it('is used once', () => {
    const verifier = createVerifier();
    dropVerifier();

    expect(sessionStorage.getItem('code_verifier')).toBeNull();
    expect(currentVerifier()).not.toBe(verifier);
  });

  it('lasts as long as the page where the tab’s storage is denied', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const verifier = createVerifier();

    expect(currentVerifier()).toBe(verifier);
  });
});

describe('the challenge', () => {
  it('is the S256 of RFC 7636, appendix B', async () => {
    expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});
