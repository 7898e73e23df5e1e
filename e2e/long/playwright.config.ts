import { defineConfig } from '@playwright/test'

/** What a browser does for long: a part of `npm run test:long`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../global-setup.ts',
  testMatch: '*.long.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: [['list']],
  timeout: 0,
})
