import * as z from 'zod/mini'
import { basemapSource } from '#contract/config/app-config-basemap.ts'
import type { Fetcher } from '../fetching/fetcher.ts'
import type { OperatorBasemap } from '#contract/config/app-config-operator-basemap.ts'

/** The origins that the operator's backgrounds of the map may be read from. */
export function mapOrigins(basemaps: readonly OperatorBasemap[]): readonly string[] {
  return [...new Set(basemaps.flatMap(originsOf))]
}

/** The same of the embed, where nothing of third parties is offered. */
export function embedMapOrigins(basemaps: readonly OperatorBasemap[]): readonly string[] {
  return mapOrigins(basemaps.filter(({ thirdParty }) => thirdParty === undefined))
}

function originsOf(basemap: OperatorBasemap): readonly string[] {
  return [...addressesOf(basemap).map((address) => new URL(address).origin), ...basemap.origins]
}

function addressesOf(basemap: OperatorBasemap): readonly string[] {
  const source = basemapSource(basemap)
  return source === null ? [] : [source.light, source.dark].filter((address) => address !== null)
}

const Addresses = z.union([z.string(), z.array(z.union([z.string(), z.object({ url: z.string() })]))])
const StyleAddresses = z.object({
  sprite: z.optional(Addresses),
  glyphs: z.optional(z.string()),
  sources: z.record(
    z.string(),
    z.object({
      url: z.optional(z.string()),
      tiles: z.optional(z.array(z.string())),
      /** The address of GeoJSON, or GeoJSON itself. */
      data: z.optional(z.unknown()),
    }),
  ),
})
const TileJsonAddresses = z.object({ tiles: z.array(z.string()) })

const LIMITS = { timeoutMs: 10_000, maxBytes: 16 * 2 ** 20 }

/**
 * What an operator is to know of the styles in the configuration: which cannot be read, and which name origins that the
 * content security policy does not allow. Asks for the styles, and for what describes their tiles.
 */
export async function styleComplaints(
  basemaps: readonly OperatorBasemap[],
  fetcher: Fetcher,
): Promise<readonly string[]> {
  const allowed = mapOrigins(basemaps)
  const styles = basemaps.filter(({ style }) => style !== undefined)
  const complaints = styles.flatMap((basemap) =>
    addressesOf(basemap).map(async (address) => complaintAbout(basemap.id, address, allowed, fetcher)),
  )
  return (await Promise.all(complaints)).filter((complaint) => complaint !== null)
}

async function complaintAbout(
  id: string,
  address: string,
  allowed: readonly string[],
  fetcher: Fetcher,
): Promise<string | null> {
  const named = `The background "${id}" of the map`
  try {
    const missing = (await originsInStyle(address, fetcher)).filter((origin) => !isAllowed(origin, allowed))
    if (missing.length === 0) return null
    return `${named} needs ${missing.join(', ')}, which browsers will not be allowed to ask: add "origins": ${JSON.stringify(missing)} to it in the configuration.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${named} cannot be checked, since ${address} cannot be read: ${reason}. Visitors may not see it.`
  }
}

async function originsInStyle(address: string, fetcher: Fetcher): Promise<readonly string[]> {
  const { sprite = [], glyphs, sources } = StyleAddresses.parse(await jsonAt(address, fetcher))
  const sprites = typeof sprite === 'string' ? [sprite] : sprite.map((one) => (typeof one === 'string' ? one : one.url))
  const direct = Object.values(sources).flatMap(({ url, tiles = [], data }) =>
    [url, data, ...tiles].filter((one) => typeof one === 'string'),
  )
  const described = await Promise.all(
    Object.values(sources).map(async ({ url }) => {
      if (url === undefined || url.startsWith('pmtiles:')) return []
      const at = absolute(url, address)
      return TileJsonAddresses.parse(await jsonAt(at, fetcher)).tiles.map((tiles) => absolute(tiles, at))
    }),
  )
  const all = [...sprites, ...(glyphs === undefined ? [] : [glyphs]), ...direct].map((one) => absolute(one, address))
  return [...new Set([...all, ...described.flat()].map((one) => new URL(one).origin))]
}

function absolute(address: string, base: string): string {
  return new URL(address.replace(/^pmtiles:\/\//, ''), base).href
}

async function jsonAt(address: string, fetcher: Fetcher): Promise<unknown> {
  const { status, text } = await fetcher.get(new URL(address), LIMITS)
  if (status !== 200) throw new Error(`it answers ${status}`)
  return JSON.parse(text)
}

function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => new RegExp(`^${one.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`).test(origin))
}
