import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aDirectory } from '../../../store/testing/store.ts'
import { temporaryDirectory } from './temporary-directory.ts'

it('a directory for an import is made, and those of imports that were killed go a day later', async () => {
  const parent = aDirectory()
  vi.stubEnv('TMPDIR', parent)
  onTestFinished(() => void vi.unstubAllEnvs())
  const killed = await temporaryDirectory()
  const atWork = await temporaryDirectory()
  const ofOthers = join(parent, 'fieldgate-backup')
  mkdirSync(ofOthers)
  const longAgo = Date.now() / 1000 - 25 * 3600
  for (const path of [killed, ofOthers]) utimesSync(path, longAgo, longAgo)
  const next = await temporaryDirectory()
  expect(readdirSync(parent).toSorted()).toEqual([ofOthers, atWork, next].map((path) => basename(path)).toSorted())
})
