/** The prefix that carries the interface's version. */
export const API_PREFIX = '/api/v2'

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
} as const

/** The path of one record of a list. */
export function recordPath(list: 'areas' | 'closures', uuid: string): string {
  return `${paths[list]}/${uuid}`
}
