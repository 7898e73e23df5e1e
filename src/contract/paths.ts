/** The prefix that carries the interface's version. */
export const API_PREFIX = '/api/v2'

/** The API at an address; one that names a service's root (`https://example.org`) means its `/api/v2`. */
export function apiBaseAt(address: string): string {
  const base = address.replace(/\/+$/, '')
  return base.endsWith(API_PREFIX) ? base : base + API_PREFIX
}

/** Paths relative to {@link API_PREFIX}, by resource. */
export const paths = {
  root: '/',
  areas: '/protected-areas',
  categories: '/protected-area-categories',
  countries: '/countries',
  closures: '/closures-and-notices',
  activities: '/activities',
  reasons: '/reasons',
  sources: '/sources',
  licences: '/licenses',
  areaTiles: '/protected-areas/tiles',
  areasDeleted: '/protected-areas/deleted',
  closuresDeleted: '/closures-and-notices/deleted',
  closuresSummary: '/closures-and-notices/summary',
  closuresWorstFirst: '/closures-and-notices/worst-first',
  wildlife: '/wildlife',
  organisations: '/organisations',
  groundPlaces: '/ground-places',
  openapi: '/openapi.json',
  changelog: '/changelog',
} as const

/** The path of one record of a list. */
export function recordPath(list: 'areas' | 'closures' | 'wildlife' | 'organisations', uuid: string): string {
  return `${paths[list]}/${uuid}`
}
