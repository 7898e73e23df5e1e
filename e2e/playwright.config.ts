import { defineConfig } from '@playwright/test'
import { findChromium, WITH_WEBGL, WITHOUT_WEBGL } from './chromium.ts'

const executablePath = findChromium()
/** What is about the moving map is tagged so. All else is as true over a still picture of it, and much quicker. */
const MAP = /@map/

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
  },
  projects: [
    { name: 'map', grep: MAP, use: { launchOptions: { executablePath, args: WITH_WEBGL } } },
    {
      name: 'page',
      grepInvert: MAP,
      use: { launchOptions: { executablePath, args: WITHOUT_WEBGL } },
    },
  ],
})
