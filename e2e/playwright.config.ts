import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test'
import { headlessShell, WITH_WEBGL, WITHOUT_WEBGL } from './chromium.ts'

// Where Playwright looks into a worker's own requests, Chromium now and then never hands a worker that it has started again
// anything to do: the pages wait for ever.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1'

const browser = headlessShell()
/** What a visitor does first, and what is about the moving map. All else is as true over a picture, and much quicker. */
const MAP = /@map/
/** What looks at lines that are as thin as a pixel. */
const LINES = /@lines/
/** Of the pixels, across and down: drawn in software, a map takes about as long as it has pixels. */
const HALF = 0.5

// A map that flies is drawn many times on the way: it is at its goal at once.
const movingMap: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...browser, args: WITH_WEBGL },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  // Nets for what never comes, not limits of speed: the unit tests run beside.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    // So high that the open legend lies below the places that tests click.
    viewport: { width: 1280, height: 960 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    // What one test has seen is none of another's answers; e2e/offline.spec.ts is about the worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'map', grep: MAP, grepInvert: LINES, use: { ...movingMap, deviceScaleFactor: HALF } },
    { name: 'lines', grep: LINES, use: movingMap },
    {
      name: 'page',
      grepInvert: MAP,
      use: { launchOptions: { ...browser, args: WITHOUT_WEBGL } },
    },
  ],
})
