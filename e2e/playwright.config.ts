import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'

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
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
    trace: 'retain-on-failure',
  },
})
