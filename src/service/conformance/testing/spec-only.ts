import * as z from 'zod/mini'
import { API_PREFIX, paths } from '#contract/paths.ts'
import type { Tampering } from './tampering.ts'

const { areas, closures, areasDeleted, categories, countries, licences } = paths
const LISTS: readonly string[] = [areas, closures, areasDeleted, categories, countries, licences]

/** The names of fields that the specification shows. */
const FIELDS = `uuid id name category_id country_id geometry type reason_id start_on end_on daytime_start daytime_end
  activity_ids source_id deleted_at count next previous results detail uri`.split(/\s+/)

/** Makes a service one that has only what the specification shows: no other path, no other field. */
export const specOnly: Tampering = async (request, pass) => {
  const path = request.url.pathname.replace(API_PREFIX, '').replace(/\/$/, '')
  const isKnown = LISTS.includes(path) || path.startsWith(`${areas}/`)
  const response = await pass(isKnown ? request : { ...request, url: new URL(`${API_PREFIX}/nothing`, request.url) })
  const record = z.record(z.string(), z.unknown())
  if (response.status !== 200 || !/json/.test(response.headers.get('Content-Type') ?? '')) return response
  if (request.method !== 'GET') return response
  const reduced: unknown = JSON.parse(await response.text(), (_, value: unknown) => {
    const read = record.safeParse(value)
    if (!read.success || 'coordinates' in read.data || 'geometries' in read.data) return value
    return Object.fromEntries(Object.entries(read.data).filter(([name]) => FIELDS.includes(name)))
  })
  return new Response(JSON.stringify(reduced), { status: 200, headers: response.headers })
}
