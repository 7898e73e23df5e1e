import { defineConfig } from '@playwright/test'

/** What a browser measures: run by hand, on a machine that does nothing else. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results',
  workers: 1,
  reporter: [['list']],
  timeout: 0,
})
