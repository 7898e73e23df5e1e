import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../store/testing/store.ts'
import { fillFile } from '../archive/growing-file.ts'
import { deliver } from './target.ts'

const make = (content: string) => async (directory: string) => {
  const path = join(directory, 'made')
  await fillFile(path, (file) => file.append(content))
  return { path }
}

describe('an export', () => {
  it('takes the place of what was there, and leaves nothing else', async () => {
    const directory = aDirectory()
    const path = join(directory, 'areas.csv')
    writeFileSync(path, 'old')
    await deliver(path, make('new'))
    expect([readdirSync(directory), readFileSync(path, 'utf8')]).toEqual([['areas.csv'], 'new'])
  })

  it('leaves what was there alone until it is complete, and where it fails', async () => {
    const directory = aDirectory()
    const path = join(directory, 'areas.csv')
    writeFileSync(path, 'old')
    const seen: string[] = []
    const failing = deliver(path, async (own) => {
      await make('half')(own)
      seen.push(readFileSync(path, 'utf8'))
      throw new Error('no more')
    })
    await expect(failing).rejects.toThrow('no more')
    expect([seen, readdirSync(directory), readFileSync(path, 'utf8')]).toEqual([['old'], ['areas.csv'], 'old'])
  })

  it('removes what one has left that was killed a day ago or more', async () => {
    const directory = aDirectory()
    const [killed, atWork] = ['.fieldgate-export-killed', '.fieldgate-export-at-work']
    for (const name of [killed, atWork]) mkdirSync(join(directory, name))
    const longAgo = Date.now() / 1000 - 25 * 3600
    utimesSync(join(directory, killed), longAgo, longAgo)
    await deliver(join(directory, 'areas.csv'), make('new'))
    expect(readdirSync(directory).toSorted()).toEqual([atWork, 'areas.csv'])
  })

  it('goes to a stream that stays open', async () => {
    const stream = new PassThrough()
    const content = 'x'.repeat(300_000)
    const received = text(stream)
    await deliver(stream, make(content))
    stream.end('.')
    expect(await received).toBe(`${content}.`)
  })

  it('says where nothing can be written', async () => {
    await expect(deliver('/proc/areas.csv', make('new'))).rejects.toThrow('Nothing can be written in /proc')
  })
})
