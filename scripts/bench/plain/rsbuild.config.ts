import { join } from 'node:path';
import { BROWSERS, MINIFY } from '@bazaar/build/browsers';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** One ordinary client-rendered application, built with the platform's own optimizations of size. */
export default defineConfig({
  mode: 'production',
  plugins: [pluginReact()],
  source: { entry: { index: join(import.meta.dirname, 'client.tsx') } },
  // A remote's declaration is data here; the build that it belongs to must not reach the browser bundle.
  resolve: {
    alias: { '@bazaar/build$': join(import.meta.dirname, '../../../shared/build/src/remote-config.ts') },
  },
  html: { title: 'plain', appIcon: { icons: [] } },
  output: {
    distPath: { root: process.env.BAZAAR_OUT ?? 'dist' },
    overrideBrowserslist: BROWSERS,
    minify: MINIFY,
    legalComments: 'none',
  },
  performance: { printFileSize: false },
});
