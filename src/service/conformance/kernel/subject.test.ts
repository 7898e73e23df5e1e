import { expect, test } from 'vitest'
import { Subject } from './subject.ts'

/** A service at an address, and what it was asked for. */
function aService() {
  const asked: string[] = []
  const fetched = async (url: string) => {
    asked.push(url)
    return Response.json({})
  }
  const baseUrl = 'https://parks.example'
  return { asked, subject: new Subject({ baseUrl, specOnly: false, timeoutMs: 1000, fetch: fetched }) }
}

test('a link is followed at the service, be it written for another address of it', async () => {
  const { asked, subject } = aService()
  await subject.follow('http://internal:8080/de/api/v2/closures-and-notices?after=a%2Fb')
  expect(asked).toEqual(['https://parks.example/api/v2/closures-and-notices?after=a%2Fb'])
})

test.each([
  'https://elsewhere.example/records?page=2',
  'com.elsewhere.example://records',
  'https://elsewhere.example/records?from=/api/v2/areas',
  'https://',
])('a link that leads elsewhere is refused by name: %s', async (link) => {
  const { asked, subject } = aService()
  await expect(subject.follow(link)).rejects.toThrow(`got ${link}`)
  expect(asked).toEqual([])
})
