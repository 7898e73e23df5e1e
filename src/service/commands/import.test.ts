import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aHost } from '../fetching/testing/host.ts'
import { aDirectory, aStore, parsed } from '../store/testing/store.ts'
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
  const misspelt = await told(['1,Rock,Rangers,18,68'], '--name', 'nmae')
  expect(misspelt).toEqual([1, expect.stringContaining('Did you mean “name”? It has id, name, source.')])
  expect(await told([], '--time-zone', 'Vienna')).toEqual([
    1,
    '--time-zone Vienna: there is no such zone. Say one such as Europe/Vienna.\nNothing was imported.\n',
  ])
  expect(await told([], '--source', ' ')).toEqual([1, 'Say a name after --source.\nNothing was imported.\n'])
  expect(await told([], '--full', '--force', '--source', 'office a')).toEqual([
    0,
    expect.stringContaining('1 deleted, as their source has them no longer'),
  ])
  const closures = await aStore(directory).listClosures({}, ['uuid'], { offset: 0, limit: 1 }, 0)
  expect(closures.count).toBe(0)
})

it('the program takes an import back, once, and asks which where there are several', async () => {
  const directory = aDirectory()
  const file = join(aDirectory(), 'closures.csv')
  writeFileSync(file, 'id,name,source,lng,lat\n1,Rock,Office A,18,68\n2,Wood,Office B,18,68')
  const told = async (...args: readonly string[]) => {
    const program = run('import', args, { DATA_DIR: directory })
    return [await program.ended, program.said()] as const
  }
  await told(file, '--kind', 'closures')
  expect(await told('--undo')).toEqual([1, expect.stringContaining('office-a (closures): 1 added')])
  expect(await told('--undo', file)).toEqual([1, expect.stringContaining('--undo takes no files')])
  const undo = ['--undo', '--source', 'Office A']
  expect(await told(...undo, '--dry-run')).toEqual([0, expect.stringContaining('This was a trial')])
  expect(await told(...undo)).toEqual([0, expect.stringContaining('office-a (closures) of')])
  expect(await told(...undo)).toEqual([1, expect.stringContaining('has been taken back already')])
  const closures = await aStore(directory).listClosures({}, ['name'], { offset: 0, limit: 2 }, 0)
  expect(parsed(closures)).toEqual([{ name: 'Wood' }])
})

it('the program imports from an address what has changed there, and after an undo what has not', async () => {
  const { at } = await aHost((request, response) =>
    request.headers['if-none-match'] === '"1"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { ETag: '"1"' }).end('id,name,source,lng,lat\n1,Rock,Rangers,18,68'),
  )
  const settings = { DATA_DIR: aDirectory(), PRIVATE_HOSTS: '1' }
  const told = async (...args: readonly string[]) => {
    const program = run('import', args, settings)
    return [await program.ended, program.said()] as const
  }
  const asked = [at('/closures.csv'), '--kind', 'closures', '--source', 'Rangers']
  expect(await told(...asked)).toEqual([0, expect.stringContaining('1 added')])
  expect(await told(...asked)).toEqual([
    0,
    expect.stringContaining('nothing was read. To read it all the same, say --force'),
  ])
  expect((await told('--undo', '--source', 'Rangers'))[0]).toBe(0)
  expect(await told(...asked)).toEqual([0, expect.stringContaining('1 added')])
})
