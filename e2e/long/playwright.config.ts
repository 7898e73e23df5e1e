import { defineConfig } from '@playwright/test'
import { headlessShell, WITHOUT_WEBGL } from '../chromium.ts'
import base from '../playwright.config.ts'

/** What a browser does for long: a part of `npm run test:long`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../global-setup.ts',
  testMatch: '*.long.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: [['list']],
  timeout: 0,
  use: { ...base.use, launchOptions: { ...headlessShell(), args: WITHOUT_WEBGL } },
})
