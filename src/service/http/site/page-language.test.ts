import { describe, expect, it } from 'vitest'
import { aServiceWithApp } from './testing/web-app.ts'

/** The language of the page at an address of a site in English and German, for a reader of some. */
async function languageAt(path: string, wanted: string): Promise<string | undefined> {
  const service = await aServiceWithApp({ languages: ['en', 'de'] })
  const answer = await service.request(path, { headers: { 'Accept-Language': wanted, Accept: 'text/html' } })
  const text = await answer.text()
  return (/<html[^>]* lang="(\w+)"/.exec(text) ?? /"lang":\s*"(\w+)"/.exec(text))?.[1]
}

describe.each(['/', '/list', '/nowhere', '/manifest.webmanifest'])('the language of %s', (path) => {
  it.each([
    ['', 'fr-CH, de-CH;q=0.9, en;q=0.5', 'de'],
    ['', 'fr, it', 'en'],
    ['', 'dey, en-GB', 'en'],
    ['?lang=de-AT', 'en', 'de'],
    ['?lang=fr', 'de', 'de'],
  ])('with %j and %j is %s', async (query, wanted, language) => {
    expect(await languageAt(path + query, wanted)).toBe(language)
  })
})
