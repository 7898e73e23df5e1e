import { describe, expect, it } from 'vitest'
import { parsePageRequest, readListPage } from '#contract/list.ts'
import { readRankPlace } from '#contract/counts/rank-place.ts'
import { paths } from '#contract/paths.ts'
import { MAY_15 } from '#testing/builders.ts'
import { someClosures } from '../testing/data.ts'
import { aDevice, aNewPack, download } from '../testing/device.ts'
import { BASE, FakeService } from '../testing/fake-service.ts'
import { PackAnswers } from './answer.ts'

async function answersOf(closures: number): Promise<(url: string) => Promise<Response | null>> {
  new FakeService([], someClosures(closures)).connect()
  const store = await aDevice()
  const pack = aNewPack()
  await store.put(pack)
  await download(store, pack.id)
  const answers = new PackAnswers(store)
  return (url) => answers.answer(new Request(url), MAY_15)
}

const LISTS = [paths.closures, paths.closuresWorstFirst]

describe.each(LISTS)('the list at %s', (path) => {
  it('goes on page by page to its end', async () => {
    const ask = await answersOf(5)
    const sizes: number[] = []
    for (let next: string | null = `${BASE}${path}?page_size=2`; next !== null;) {
      const page = readListPage(await (await ask(next))?.json())
      sizes.push(page?.items.length ?? 0)
      next = page?.next ?? null
    }
    expect(sizes).toEqual([2, 2, 1])
  })

  it.each(['2', '48211', `w${MAY_15},0,0,48211`])(
    'has nothing to say where a service gave its place: %s',
    async (place) => {
      const ask = await answersOf(5)
      expect(await ask(`${BASE}${path}?page_size=2&after=${place}`)).toBeNull()
    },
  )

  it('has places that a service knows for none of its own', async () => {
    const ask = await answersOf(5)
    const page = readListPage(await (await ask(`${BASE}${path}?page_size=2`))?.json())
    const { searchParams } = new URL(page?.next ?? '')
    expect(parsePageRequest(searchParams).after).toBeNull()
    expect(readRankPlace(searchParams.get('after') ?? '')).toBeNull()
  })

  it('refuses a place that packs never gave', async () => {
    const ask = await answersOf(5)
    expect((await ask(`${BASE}${path}?after=pack-nowhere`))?.status).toBe(400)
  })
})
