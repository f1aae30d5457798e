import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { readComponentDocs } from './src/docs/component-docs.ts';

const DEFAULT_PORT = 3020;

/** The gallery: a page of its own, no part of the site. `BAZAAR_OUT` sets the folder of a build. */
export default defineConfig({
  plugins: [pluginReact()],
  source: {
    entry: { index: './src/gallery.entry.tsx', frame: './src/frame.entry.tsx' },
    define: { __COMPONENT_DOCS__: JSON.stringify(readComponentDocs()) },
  },
  html: { template: './src/page.html', title: 'گالری اجزای صفحه' },
  server: { host: '127.0.0.1', port: Number(process.env.BAZAAR_GALLERY_PORT ?? DEFAULT_PORT) },
  output: { distPath: { root: process.env.BAZAAR_OUT ?? 'dist' }, assetPrefix: '/', legalComments: 'none' },
  performance: { printFileSize: false },
});
