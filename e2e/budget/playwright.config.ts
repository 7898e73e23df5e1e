import { defineConfig } from '@playwright/test'
import { findChromium, WITH_WEBGL } from '../chromium.ts'

/** What a start may weigh: counted in a browser, files and bytes and no times, so that every run finds the same. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.budget.ts',
  outputDir: '../../test-results',
  globalSetup: '../global-setup.ts',
  workers: 1,
  reporter: [['list', { printSteps: false }]],
  timeout: 60_000,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // What keeps the app on the device comes whenever that is done: no part of a start, and counted or not by chance.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: WITH_WEBGL },
  },
})
