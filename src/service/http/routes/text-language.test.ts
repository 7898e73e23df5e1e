import { expect, it } from 'vitest'
import { aClosure } from '#testing/builders.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'

const closure = aClosure({ name: 'Adler', purpose: 'Brut', legal_basis: '§ 3', description: 'Ruhe.' })

async function pageWith(config: object, demo = false): Promise<string> {
  const service = await aServiceWithApp(config, { closures: [closure], demo })
  return (await service.request(`/list?closure=${closure.uuid}&lang=fr`)).text()
}

it('marks what a source wrote on a text page with the language that the operator says it has', async () => {
  const text = await pageWith({ recordsLanguage: 'de-AT' })
  for (const words of ['Adler', 'Brut', '§ 3', 'Ruhe.']) expect(text).toContain(`<bdi lang="de-AT">${words}</bdi>`)
})

it('marks nothing where nobody says it, but the demo, whose language is known', async () => {
  expect(await pageWith({})).toContain('<h1>Adler</h1>')
  expect(await pageWith({}, true)).toContain('<h1><bdi lang="en">Adler</bdi></h1>')
})

it('marks what a source wrote in feeds too', async () => {
  const feedOf = async (config: object, demo = false) => {
    const service = await aServiceWithApp(config, { closures: [closure], demo })
    return (await service.request('/api/v2/closures-and-notices?format=rss&lang=fr')).text()
  }
  expect(await feedOf({ recordsLanguage: 'de-AT' })).toContain('<span lang="de-AT">§ 3</span>')
  expect(await feedOf({}, true)).toContain('<span lang="en">§ 3</span>')
  expect(await feedOf({})).not.toContain('lang="')
})
