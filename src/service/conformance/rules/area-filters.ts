import type { AreaRecord } from '#contract/records/area.ts'
import { areaKind, organisationKind, wildlifeKind, type Kind, sampleOf } from '../data/collection.ts'
import { expectFiltered, middleOf, valuesIn, type Identified } from '../data/filtering.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'
import { aroundUpdates, checkSearch } from './filter-checks.ts'

function byId(param: 'category_id' | 'country_id'): Rule {
  return {
    id: `areas.${param}`,
    section: 4,
    says: `${param} selects the areas that have it, and no others.`,
    check: async (subject) => {
      const { records } = await sampleOf(subject, areaKind)
      const id = middleOf(valuesIn(records, (area) => [area[param]], param))
      const matches = (area: AreaRecord) => area[param] === id
      await expectFiltered(subject, areaKind, { search: `${param}=${id}`, reads: [param], matches })
    },
  }
}

function updated<R extends Identified & { readonly updated_at?: string | undefined }>(
  name: string,
  kind: Kind<R>,
  needs?: Rule['needs'],
): Rule {
  return {
    id: `${name}.updated_after`,
    section: 4,
    says: 'updated_after selects what was updated on that UTC day or later.',
    ...(needs === undefined ? {} : { needs }),
    check: async (subject: Subject) => aroundUpdates(subject, kind),
  }
}

export const areaFilterRules: readonly Rule[] = [
  byId('category_id'),
  byId('country_id'),
  {
    id: 'areas.any-of',
    section: 4,
    says: 'Several values of a filter, with commas or repeated, mean any of them.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, areaKind)
      const [one, other = one] = valuesIn(records, ({ category_id }) => [category_id], 'category_id')
      const matches = ({ category_id }: AreaRecord) => category_id === one || category_id === other
      for (const search of [`category_id=${one},${other}`, `category_id=${one}&category_id=${other}`]) {
        await expectFiltered(subject, areaKind, { search, reads: ['category_id'], matches })
      }
    },
  },
  {
    id: 'areas.narrow',
    section: 4,
    says: 'Different filters narrow each other.',
    check: async (subject) => {
      const { records } = await sampleOf(subject, areaKind)
      const categories = valuesIn(records, ({ category_id }) => [category_id], 'category_id')
      const countries = valuesIn(records, ({ country_id }) => [country_id], 'country_id')
      for (const country of countries.slice(0, 3)) {
        await expectFiltered(subject, areaKind, {
          search: `category_id=${categories[0]}&country_id=${country}`,
          reads: ['category_id', 'country_id'],
          matches: ({ category_id, country_id }) => category_id === categories[0] && country_id === country,
        })
      }
    },
  },
  updated('areas', areaKind),
  updated('wildlife', wildlifeKind, 'extensions'),
  updated('organisations', organisationKind, 'extensions'),
  {
    id: 'areas.q',
    section: 5,
    says: 'q finds areas by any part of a name in any language, whatever the letter case and the diacritics.',
    needs: 'text_search',
    check: async (subject) =>
      checkSearch(subject, areaKind, ({ name, names }) => [name, ...Object.values(names ?? {})], ['names']),
  },
]
