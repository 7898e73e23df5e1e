import { OperatorsSay } from './drivers/operator.ts'
import type { MapServer } from './services/map-server.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** With what the operator has a say in. */
export const test = base.extend<{ operator: OperatorsSay }>({
  operator: async ({ page }, provide) => provide(new OperatorsSay(page)),
})

/** A configuration of one background of each kind, and of two that cannot be loaded. */
export const backgrounds = ({ url }: MapServer) => ({
  basemaps: [
    { id: 'quiet', label: { en: 'Quiet', de: 'Ruhig' }, builtin: true },
    {
      id: 'streets',
      label: 'Streets',
      style: `${url}/style.json`,
      dark: `${url}/dark.json`,
      attribution: [{ name: '© Street & Co', url: 'https://streets.example/' }, { name: '© Others' }],
    },
    { id: 'photos', label: 'Photos', tiles: `${url}/pictures/{z}/{x}/{y}.png`, attribution: [{ name: '© Photos' }] },
    { id: 'paths', label: 'Paths', pmtiles: `${url}/land.pmtiles`, attribution: [{ name: '© Paths' }] },
    { id: 'gone', label: 'Gone', style: `${url}/nowhere.json`, attribution: [{ name: '© Gone' }] },
    { id: 'refused', label: 'Refused', tiles: `${url}/refused/{z}/{x}/{y}.png`, attribution: [{ name: '© No' }] },
  ],
})
