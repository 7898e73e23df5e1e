import { addressOf } from 'virtual:basemap'
import { filesFor } from './bands.ts'
import type { TileQuestion } from './messages.ts'
import { BASEMAP } from '../source.ts'

const TILE = new RegExp(`^${BASEMAP}://([^/]+)/(\\d+)/(\\d+)/(\\d+)$`)

/** What is asked for at an address of the basemap's source, and the files that it is cut from. Throws for no such address. */
export function tileQuestion(url: string): TileQuestion {
  const [, language = '', z = '', x = '', y = ''] = TILE.exec(url) ?? []
  if (language === '') throw new Error(`Not an address of a basemap tile: ${url}`)
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const files = filesFor(tile).map(({ name, band }) => ({ band, url: addressOf(name) }))
  return { language, tile, files }
}
