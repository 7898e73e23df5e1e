import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA, places } from './data.ts'
import { expect, frameOf, test } from './embed-test.ts'
import { holdsColour } from './drivers/map-page.ts'

test(
  'a sandbox that lets nothing but scripts run has the moving map, its messages, and the address of the full one',
  { tag: '@map' },
  async ({ host, service }) => {
    await host.open(frameOf(service, CAMERA, 'style="width: 800px" sandbox="allow-scripts"'))
    const map = host.map('Map')
    await expect(map.account).toHaveText('In view: 4 closures and notices. Areas: 2', { timeout: 40_000 })
    await expect(map.inside.getByText('A still picture')).toHaveCount(0)
    expect(holdsColour(await map.coloursAround(places.inForce, 8), palettes.light.current)).toBe(true)
    await test.step('what is open stands beside its place, wherever the map goes', async () => {
      await map.clickMap(places.inForce)
      await expect.poll(() => map.isBeside(places.inForce)).toBe(true)
      await map.button('Zoom out').click()
      await expect.poll(() => map.isBeside(places.inForce)).toBe(true)
      await map.button('Zoom in').click()
      await map.button('Close').click()
    })
    await host.say('Map', 'hello', {})
    await host.say('Map', 'setFilter', { type: 'notice' }, 'one')
    await expect.poll(() => host.answered()).toEqual(['one'])
    await expect
      .poll(() => host.heard('status'))
      .toContainEqual({ counts: { current: 0, upcoming: 0, notice: 1 }, text: '1 notice' })
    expect(await host.origins()).toEqual(['null'])
    expect(host.problems).toEqual([])
    await map.fullMap.click()
    await expect(map.alerts.getByRole('textbox')).toHaveValue(
      `${service.url}/?${new URLSearchParams({ ...CAMERA, type: 'notice' })}`.replaceAll('%2F', '/'),
    )
    expect(host.problems).toEqual([expect.stringContaining('allow-popups')])
  },
)
