import { expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { aService } from '../testing/app.ts'

const ring = Array.from({ length: 2000 }, (_, index) => [10 + index / 1000, 50 + (index % 2) / 10])

it.each([{}, { coordinates: [ring, 'x ['.repeat(1500)], more: '"coordinates":' }])(
  'a page shows how a long shape begins, whatever else is called coordinates: %#',
  async (extra) => {
    const area = anArea({
      name: 'Long "coordinates":[ Lake',
      geometry: { type: 'MultiPolygon', coordinates: [[[...ring, [10, 50]]]] },
      extra,
    })
    const service = await aService({ areas: [area, anArea()] })
    for (const path of [`/protected-areas/${area.uuid}`, '/protected-areas?fields=*,geometry,extra']) {
      const page = await (await service.request(`/api/v2${path}`, { headers: { Accept: 'text/html' } })).text()
      const text = page.replaceAll(/<[^>]*>/g, '')
      expect(text).toContain('Not all of it is shown.')
      expect(text).toMatch(/coordinates&quot;: \[\[\[\[10, 50\], \[10\.001, 50\.1\].{0,400} … [\d,]+ more characters/)
      expect(text).toContain('Long \\&quot;coordinates\\&quot;:[ Lake')
      expect(text.includes('x [x [')).toBe('more' in extra)
      expect(page).toContain('format=json')
    }
  },
)
