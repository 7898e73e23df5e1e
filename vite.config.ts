import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { basemap } from './src/build/basemap/plugin.ts'
import { bundledPackages } from './src/build/bundled-packages.ts'
import {
  activitiesFileOf,
  addressFileOf,
  appCardFileOf,
  cardFileOf,
  closuresFileOf,
  embedFileOf,
  embedMapFileOf,
  firstCardFileOf,
  firstCardMessagesFileOf,
  groundFileOf,
  legendFileOf,
  longRowsFileOf,
  mapFileOf,
  messagesFileOf,
  sharedFileOf,
  startFileOf,
} from './src/build/chunks.ts'
import { embedElement } from './src/build/embed-element.ts'
import { embedPage, preactInEmbed } from './src/build/embed-page.ts'
import { icons } from './src/build/icons.ts'
import { maplibreFiles } from './src/build/maplibre-files.ts'
import { packages } from './src/build/packages/plugin.ts'
import { precompress } from './src/build/precompress.ts'
import { laterPreloads } from './src/build/preloads.ts'
import { ENVIRONMENT as WORKER, serviceWorker } from './src/build/service-worker/plugin.ts'
import { servicePrograms } from './src/build/service-programs.ts'
import { stylesheetsAgain } from './src/build/stylesheets-again.ts'
import { tokensCss } from './src/build/tokens-css.ts'
import { WORKER_SCRIPT } from './src/contract/site-paths.ts'
import type { LongSeed } from './src/testing/effort.ts'

// The basemap is made once, in seconds: no news to an operator who builds.
const checks = { pluginTimings: false }

// What every visit loads by itself is one file for each step: what the first row of the list needs, what it says in the
// language in use, the map, what makes it move, which waits for MapLibre, and what draws closures, which waits for some.
// All else waits for a person, and is divided as its parts need each other.
const initial = { name: 'start', tags: ['$initial' as const], priority: 6 }
const messages = { name: messagesFileOf, priority: 4 }
const messagesOfFirstCard = { name: firstCardMessagesFileOf, priority: 3 }
const ofMap = { name: mapFileOf, priority: 3 }
const ofEmbedMap = { name: embedMapFileOf, priority: 3 }
// A group takes what its modules import along, and this one must leave to the map what both import.
const ofClosures = { name: closuresFileOf, priority: 2 }
const ofCards = { name: cardFileOf, priority: 1 }
const ofFirstCard = { name: firstCardFileOf, priority: 1 }
const ofActivities = { name: activitiesFileOf, priority: 2 }
const ofAddress = { name: addressFileOf, priority: 1 }
const ofLegend = { name: legendFileOf, priority: 1 }
const ofLongRows = { name: longRowsFileOf, priority: 1 }
const ofGround = { name: groundFileOf, priority: 1 }
// What parts share would else be some eighty files, most of a few hundred bytes: small ones of nearly the same parts come together.
const shared = {
  name: sharedFileOf,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 3_000,
  priority: 0,
}
// Names of classes are a part of the start, so they are short; the same name in another file gets another hash.
const shortHash = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 4)
const scopedName = (name: string, file: string) => `${name}-${shortHash(relative(import.meta.dirname, file))}`

// What a long run of the tests tries is told by its seed, which can be given to see a run again.
const { FIELDGATE_TEST_SEED, FIELDGATE_BUILD } = process.env
const longSeed: LongSeed = FIELDGATE_TEST_SEED === undefined ? null : Number(FIELDGATE_TEST_SEED)

// A build goes to a folder of its own, and into its place once it is whole (`src/build/builds`).
const built = FIELDGATE_BUILD ?? 'dist'

const output = { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:7][extname]' }

const preloads = laterPreloads()

export default defineConfig({
  plugins: [
    preactInEmbed(),
    react(),
    basemap(),
    icons(),
    maplibreFiles(),
    packages(),
    tokensCss(),
    embedPage(),
    embedElement(),
    serviceWorker(),
    preloads.plugin,
    stylesheetsAgain(),
    bundledPackages(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  builder: {},
  build: { modulePreload: preloads.modulePreload },
  environments: {
    client: {
      build: {
        outDir: `${built}/client`,
        manifest: true,
        rolldownOptions: {
          checks,
          output: {
            ...output,
            codeSplitting: {
              groups: [
                { name: startFileOf, priority: 6 },
                messages,
                messagesOfFirstCard,
                ofMap,
                ofClosures,
                ofActivities,
                { name: appCardFileOf, priority: 1 },
                ofAddress,
                ofLegend,
                ofLongRows,
                ofGround,
                shared,
              ],
            },
          },
        },
      },
    },
    // A page of its own, with nothing of the app that it does not need: no start is shared.
    embed: {
      consumer: 'client',
      build: {
        outDir: `${built}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/embed-manifest.json',
        rolldownOptions: {
          checks,
          output: {
            ...output,
            // It waits until it is seen, so its start is no part of its first file.
            codeSplitting: {
              groups: [
                initial,
                { name: embedFileOf, priority: 5 },
                messages,
                messagesOfFirstCard,
                ofEmbedMap,
                ofClosures,
                ofCards,
                ofFirstCard,
                ofLegend,
                ofLongRows,
                ofGround,
                shared,
              ],
            },
          },
          input: 'src/app/embed/embed.html',
        },
      },
    },
    // After the app, whose files it keeps on the device; a script of one piece, at an address that stays.
    [WORKER]: {
      consumer: 'client',
      build: {
        outDir: `${built}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: 'src/app/service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: WORKER_SCRIPT.slice(1) },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${built}/service`,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: servicePrograms,
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
        provide: { longSeed },
        // Nets for what never comes, not limits of speed: other tests and programs run beside.
        testTimeout: longSeed === null ? 300_000 : 3_600_000,
        hookTimeout: 300_000,
        include: [`src/${name === 'web' ? '{app,features,records,map,core}' : name}/**/*.test.{ts,tsx}`],
        // Files share what they import, which takes longer than most of them.
        isolate: false,
        unstubGlobals: true,
        restoreMocks: true,
        ...(name === 'service'
          ? {
              globalSetup: ['src/service/store/postgis/testing/test-server.ts', 'src/build/programs.test-setup.ts'],
            }
          : {}),
      },
    })),
  },
})
