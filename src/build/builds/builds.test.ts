import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import vite from 'vite/package.json' with { type: 'json' }
import { aCheckout } from './testing/checkout.ts'

const isWhole = (title: string) => expect.objectContaining({ title, isThere: true })

describe('a build', () => {
  it('leaves a program alone that runs from the one before', async () => {
    const checkout = aCheckout('first')
    const service = checkout.start()
    const first = await service.line()
    expect(first).toEqual(isWhole('first'))
    for (const title of ['second', 'third']) {
      checkout.change(title)
      const next = checkout.start()
      expect(await next.line()).toEqual(isWhole(title))
      await next.end()
      expect(await service.ask()).toEqual(first)
    }
    expect(checkout.builds()).toHaveLength(2)
    await service.end()
    checkout.change('fourth')
    expect(await checkout.run()).toMatchObject({ code: 0 })
    expect(checkout.builds()).toHaveLength(1)
  })

  it('keeps the parts of those before for a day', async () => {
    const checkout = aCheckout('first')
    const partOf = async () => {
      const program = checkout.start()
      const { part } = Object(await program.line())
      await program.end()
      return String(part)
    }
    const kept = (part: string) => join(checkout.root, 'dist/client/.before', part)
    const [first, second] = [await partOf(), (checkout.change('second'), await partOf())]
    expect(existsSync(kept(first))).toBe(true)
    checkout.change('third')
    await partOf()
    expect([first, second].map((part) => existsSync(kept(part)))).toEqual([true, true])
    const longAgo = Date.now() / 1000 - 100_000
    utimesSync(kept(first), longAgo, longAgo)
    checkout.change('fourth')
    await partOf()
    expect([first, second].map((part) => existsSync(kept(part)))).toEqual([false, true])
  })

  it('asks for the packages of the version that is built', async () => {
    const checkout = aCheckout('first')
    const packages = (version: string) =>
      JSON.stringify({
        packages: { '': {}, 'node_modules/vite': { version }, 'node_modules/other-system': { optional: true } },
      })
    const lock = join(checkout.root, 'package-lock.json')
    writeFileSync(lock, packages('0.0.1'))
    expect(await checkout.run()).toEqual({
      code: 1,
      said: 'The packages are not those of this version, which needs vite 0.0.1. Run: npm ci\n',
    })
    expect(checkout.begun()).toBe(0)
    writeFileSync(lock, packages(vite.version))
    expect(await checkout.run()).toMatchObject({ code: 0 })
  })

  it('that fails says so, and changes nothing', async () => {
    const checkout = aCheckout('first')
    const service = checkout.start()
    const first = await service.line()
    checkout.change('fails')
    const { code, said } = await checkout.run()
    expect(code).toBe(1)
    expect(said).toContain(
      'Fieldgate could not be built, and what was built before is as it was: the messages above say why.',
    )
    expect(await service.ask()).toEqual(first)
    checkout.change('first')
    expect(await checkout.run()).toMatchObject({ code: 0, said: '' })
  })

  it('that is cut off changes nothing, and the next one is whole', async () => {
    const checkout = aCheckout('first')
    const service = checkout.start()
    const first = await service.line()
    checkout.change('hangs')
    const begun = checkout.begun()
    const hanging = checkout.start()
    await vi.waitUntil(() => checkout.begun() > begun, { timeout: 60_000 })
    expect(await service.ask()).toEqual(first)
    checkout.kill(hanging.child)
    await once(hanging.child, 'close')
    checkout.change('third')
    const next = checkout.start()
    expect(await next.line()).toEqual(isWhole('third'))
    expect(await service.ask()).toEqual(first)
    expect(checkout.builds().filter((name) => name.startsWith('draft'))).toEqual([])
  })

  it('is made once for commands that are given at the same time', async () => {
    const checkout = aCheckout('first')
    const results = await Promise.all([checkout.run(), checkout.run(), checkout.run()])
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(checkout.begun()).toBe(1)
  })

  it('takes the place of one that was made before builds had folders of their own, or was removed', async () => {
    const checkout = aCheckout('first')
    const dist = join(checkout.root, 'dist')
    mkdirSync(join(dist, 'client/assets'), { recursive: true })
    writeFileSync(join(dist, 'client/assets/old.js'), 'old')
    writeFileSync(join(dist, 'stamp'), 'old')
    const program = checkout.start()
    expect(await program.line()).toEqual(isWhole('first'))
    expect(lstatSync(dist).isSymbolicLink()).toBe(true)
    expect(existsSync(join(dist, 'client/.before/assets/old.js'))).toBe(true)
    expect(checkout.builds()).toHaveLength(1)
    await program.end()
    rmSync(join(checkout.root, '.builds'), { recursive: true })
    expect(await checkout.run()).toMatchObject({ code: 0 })
  })
})
