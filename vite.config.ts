import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { basemap } from './src/build/basemap/plugin.ts'
import { embedElement } from './src/build/embed-element.ts'
import { embedPage, preactInEmbed, startOfEmbed } from './src/build/embed-page.ts'
import { maplibreFiles } from './src/build/maplibre-files.ts'
import { packages } from './src/build/packages/plugin.ts'
import { precompress } from './src/build/precompress.ts'
import { tokensCss } from './src/build/tokens-css.ts'

// The basemap is made once, in seconds: no news to an operator who builds.
const checks = { pluginTimings: false }

// What a start needs is one file: in several it would be larger by what they cannot share when packed. What several
// later parts share is one file too, for the start lists every file that may follow it.
const shared = /src\/(core\/(ui|i18n|filters|viewport|clock|api|selection)|contract)\//
const sharedGroup = { name: 'shared', test: shared, minShareCount: 2 }
const codeSplitting = {
  groups: [{ name: 'start', tags: ['$initial' as const], priority: 1 }, sharedGroup],
}
// Names of classes are a part of the start, so they are short; the same name in another file gets another hash.
const shortHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 4)
const scopedName = (name: string, file: string) => `${name}-${shortHash(relative(import.meta.dirname, file))}`

const output = { codeSplitting, chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' }

export default defineConfig({
  plugins: [
    preactInEmbed(),
    react(),
    basemap(),
    maplibreFiles(),
    packages(),
    tokensCss(),
    embedPage(),
    embedElement(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { checks, output } },
    },
    // A page of its own, with nothing of the app that it does not need: no start is shared.
    embed: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/embed-manifest.json',
        rolldownOptions: {
          checks,
          output: {
            ...output,
            codeSplitting: {
              groups: [
                // Else the start would take it along, and with it be there before the embed is seen.
                { name: 'waiting', test: /vite\/preload-helper/, priority: 2 },
                { name: startOfEmbed, priority: 1 },
                { ...sharedGroup, test: /src/ },
              ],
            },
          },
          input: 'src/app/embed/embed.html',
        },
      },
    },
    ssr: {
      resolve: { external: true },
      build: {
        outDir: 'dist/service',
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: {
            main: 'src/service/commands/main.ts',
            import: 'src/service/commands/import.ts',
            mirror: 'src/service/commands/mirror.ts',
            export: 'src/service/commands/export.ts',
            conformance: 'src/service/conformance/main.ts',
            bench: 'src/service/bench/main.ts',
          },
        },
      },
    },
  },
  // MapLibre 6 finds its worker beside its own module, which pre-bundling would move.
  optimizeDeps: { exclude: ['maplibre-gl'] },
  worker: { format: 'es' },
  test: {
    maxWorkers: '100%',
    projects: ['contract', 'service', 'build', 'web'].map((name) => ({
      extends: true,
      test: {
        name,
        env: { NODE_ENV: 'test' },
        testTimeout: 60_000,
        include: [`src/${name === 'web' ? '{app,features,records,map,core}' : name}/**/*.test.{ts,tsx}`],
        // Files share what they import, which takes longer than most of them.
        isolate: name === 'service',
        unstubGlobals: true,
        restoreMocks: true,
        ...(name === 'service'
          ? {
              globalSetup: [
                'src/service/store/postgis/testing/test-server.ts',
                'src/service/testing/program.test-setup.ts',
              ],
            }
          : {}),
      },
    })),
  },
})
