import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aServiceWithApp } from '../site/testing/web-app.ts'

const Manifest = z.object({
  name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), purpose: z.optional(z.string()) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

it('a device is told how to install the site, in its language', async () => {
  const service = await aServiceWithApp()
  const answer = await service.request('/manifest.webmanifest', { headers: { 'Accept-Language': 'de-AT' } })
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(answer.headers.get('Vary')).toContain('Accept-Language')
  const manifest = Manifest.parse(await answer.json())
  expect(manifest).toMatchObject({ name: 'Fieldgate', lang: 'de', start_url: '/' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  expect(manifest.shortcuts).toEqual([
    { name: 'Was gilt hier', url: '/?here=position' },
    { name: 'Rangerübersicht', url: '/desk' },
  ])
})
