import { grammarOf } from '#contract/messages/grammar.ts'
import type { PlacelessMessages } from './en.ts'

const { count, number } = grammarOf('fr')

/** The messages of closures that are nowhere, in French. */
export const messages: PlacelessMessages = {
  note: 'Ni contour ni aire connue ici n’est enregistré pour elles : elles peuvent se trouver dans cette vue ou ailleurs.',
  hidden: count({
    one: '# dont le lieu est inconnu ne correspond pas aux filtres.',
    other: '# dont le lieu est inconnu ne correspondent pas aux filtres.',
  }),
  notAll: (read, all) => `Lieu inconnu : ${number(read)} sur ${number(all)} ont été lues.`,
  notLoaded: 'Fermetures dont le lieu est inconnu : chargement impossible',
}
