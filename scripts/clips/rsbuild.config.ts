import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** One page with everything inside, so that it is opened as a file. */
export default defineConfig({
  mode: 'production',
  plugins: [pluginReact()],
  source: { entry: { index: join(import.meta.dirname, 'page.tsx') } },
  html: { appIcon: { icons: [] }, scriptLoading: 'blocking', inject: 'body' },
  output: {
    distPath: { root: process.env.BAZAAR_OUT ?? 'dist' },
    inlineScripts: true,
    inlineStyles: true,
    dataUriLimit: { font: Number.MAX_SAFE_INTEGER },
    legalComments: 'none',
  },
  splitChunks: false,
  tools: { rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } },
  performance: { printFileSize: false },
});
