import { expect, it } from 'vitest'
import { aService } from '../testing/app.ts'

it.each([
  ['/closures-and-notices/summary', 'zoom', null],
  ['/closures-and-notices', 'page_size', '50'],
])('at %s tells the usual number of %s where there is one: %s', async (path, name, usual) => {
  const service = await aService({})
  const page = await (await service.request(`/api/v2${path}?format=api`)).text()
  const [input = ''] = new RegExp(`<input type="number" id="p-${name}"[^>]*>`).exec(page) ?? []
  expect(input).toContain(`name="${name}"`)
  expect(/placeholder="([^"]*)"/.exec(input)?.[1] ?? null).toBe(usual)
})
