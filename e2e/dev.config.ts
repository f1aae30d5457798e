import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/**
 * The hot-reload test alone: `npx playwright test --config e2e/dev.config.ts`. It edits sources of this working
 * copy (and restores them) and starts its own site from them, so it is not part of `npm test`.
 */
const { globalSetup: _shared, testIgnore: _ignored, ...settings } = site;

export default defineConfig({ ...settings, testMatch: 'dev.spec.ts', workers: 1, timeout: 120_000 });
