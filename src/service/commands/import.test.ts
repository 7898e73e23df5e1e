import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aDirectory, aStore } from '../store/testing/store.ts'
import { run } from '../testing/program.ts'

it('the program imports for a source that is named, and empties it when that is meant', async () => {
  const directory = aDirectory()
  const told = async (rows: readonly string[], ...options: readonly string[]) => {
    const file = join(aDirectory(), 'closures.csv')
    writeFileSync(file, ['id,name,source,lng,lat', ...rows].join('\n'))
    const program = run('import', [file, '--kind', 'closures', ...options], { DATA_DIR: directory })
    return [await program.ended, program.said()] as const
  }
  const [code, said] = await told(['1,Rock,Rangers,18,68'], '--source', 'Office A')
  expect([code, said]).toEqual([0, expect.stringContaining('records of office-a, as --source says')])
  expect(await told([], '--full', '--source', 'office a')).toEqual([
    1,
    expect.stringContaining('To delete all that came from office-a, say --full --force.\nNothing was imported.'),
  ])
  expect(await told([], '--source', ' ')).toEqual([1, 'Say a name after --source.\nNothing was imported.\n'])
  expect(await told([], '--full', '--force', '--source', 'office a')).toEqual([
    0,
    expect.stringContaining('1 deleted, as their source has them no longer'),
  ])
  const closures = await aStore(directory).listClosures({}, ['uuid'], { offset: 0, limit: 1 }, 0)
  expect(closures.count).toBe(0)
})
