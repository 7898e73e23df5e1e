import { grammarOf } from '#contract/messages/grammar.ts'
import type { AreaMessages } from './en.ts'

const { number } = grammarOf('fr')

/** The messages about areas in lists and on the map, in French. */
export const messages: AreaMessages = {
  families: {
    park: 'Parc national',
    reserve: 'Réserve naturelle',
    landscape: 'Paysage',
    rest: 'Zone de tranquillité',
    marine: 'Mer',
    other: 'Autre',
  },
  fewer: 'Moins',
  noneInView: 'Aucune aire protégée enregistrée dans cette vue',
  filtered: (q) => `Aucun nom contenant « ${q} » ne correspond aux filtres`,
  drawn: (drawn, all) =>
    `La carte montre ici ${number(drawn)} aires sur ${number(all)} : les plus grandes de chaque lieu. Zoomez pour voir les autres.`,
  readOf: (read, all) => `${number(read)} aires du service sur ${number(all)} ont été lues.`,
  placeOnly: 'connue seulement comme lieu',
}
