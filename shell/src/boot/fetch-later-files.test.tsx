import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LATER_FILES_ID } from './boot-data.ts';
import { fetchLaterFiles } from './fetch-later-files.ts';

// Other files of the worker leave styles there.
beforeEach(() => document.head.replaceChildren());

afterEach(() => document.head.replaceChildren());

describe('the later files of a document', () => {
  it('are requested after hydration, once', () => {
    const template = document.createElement('template');
    template.id = LATER_FILES_ID;
    const link = document.createElement('link');
    link.rel = 'preload';
    template.content.append(link);
    document.body.append(template);

    fetchLaterFiles();
    fetchLaterFiles();

    expect([...document.head.children]).toEqual([link]);
    expect(document.getElementById(LATER_FILES_ID)).toBeNull();
  });

  it('are absent in most documents', () => {
    fetchLaterFiles();

    expect(document.head.children).toHaveLength(0);
  });
});
