import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// The unit tests with the long numbers of src/testing/effort.ts, from a seed by which a run can be repeated:
// FIELDGATE_TEST_SEED=… npm run test:long -- [files]

const seed = process.env['FIELDGATE_TEST_SEED'] ?? String(Date.now() % 1_000_000)
console.log(`A long run: FIELDGATE_TEST_SEED=${seed}`)
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, FIELDGATE_TEST_SEED: seed },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
