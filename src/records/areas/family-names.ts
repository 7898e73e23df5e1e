import { lateWords } from '#core/i18n/late-words.ts'

/** What the families of areas are called in the legend; they come with the map. */
export const useFamilyNames = lateWords({
  en: {
    park: 'National park',
    reserve: 'Nature reserve',
    landscape: 'Landscape',
    rest: 'Wildlife rest zone',
    marine: 'Marine',
    other: 'Other',
  },
  de: {
    park: 'Nationalpark, Wildnis',
    reserve: 'Naturschutzgebiet',
    landscape: 'Landschaft',
    rest: 'Wildruhezone',
    marine: 'Meer',
    other: 'Anderes',
  },
})
