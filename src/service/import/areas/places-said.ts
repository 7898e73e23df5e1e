import { boundsOf } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
import { countryAt } from '../../intake/country-at.ts'
import type { Draft } from '../draft.ts'
import type { SaidPlaces } from './area-finder.ts'

/** What a file without closures says. */
export const NOWHERE: SaidPlaces = { texts: new Set(), countries: new Set() }

/** Gathers what the closures of a file say of where they are. */
export class PlacesSaid implements SaidPlaces {
  readonly texts = new Set<string>()
  readonly countries = new Set<number>()

  note(draft: Draft): void {
    if (draft.identity === null) return
    const { content } = draft
    if (content.kind === 'closure to be placed' && content.said.uuids === null) {
      for (const text of [...content.said.texts, ...content.said.hints]) this.texts.add(text)
      this.#noteShape(content.feature.geometry)
    } else if (content.kind === 'closure') this.#noteShape(content.record.closure.geometry)
  }

  #noteShape(geometry: unknown): void {
    const bounds = isGeometry(geometry) ? boundsOf(geometry) : null
    if (bounds === null) return
    const [west, south, east, north] = bounds
    const country = countryAt([(west + east) / 2, (south + north) / 2])
    if (country !== null) this.countries.add(country)
  }
}
