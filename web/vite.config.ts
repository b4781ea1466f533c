import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { emblems } from './scripts/emblems.ts';
import { licences } from './scripts/licences.ts';

// The build goes where the Python package serves it from; in development the server is asked through a proxy.
const server = process.env.CUORE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [emblems(), svelte(), licences()],
  build: {
    outDir: '../src/cuore/server/static',
    emptyOutDir: true,
    // No data: addresses: the content security policy allows this server and nothing else.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What screens share comes in a few files, not in forty. Cards with their emblems, the heaviest of all, stay apart.
        codeSplitting: {
          groups: [
            { name: 'cards', priority: 2, test: /src\/card\/|emblems\/(cards|Emblem)/ },
            { name: 'table', priority: 1, test: /src\/table\// },
            { name: 'house', priority: 3, test: /node_modules|src\/(lib|shell)\/|emblems\/[mM]ark|components\/(Page|Notice|Waiting|Fetched|CopyField)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/manifest.webmanifest': server, '/offline': server, '/cameos': server, '/ws': { target: server, ws: true } },
  },
});
