import { de } from '../../messages/french.ts'
import { grammarOf } from '../../messages/grammar.ts'
import type { PathMessages } from './en.ts'

const { count } = grammarOf('fr')

/** The phrases about the paths within a closure that the app and what the service gives out share, in French. */
export const messages: PathMessages = {
  closed: count({ one: '# chemin fermé', other: '# chemins fermés' }),
  otherHours: count({ one: '# chemin fermé à d’autres heures', other: '# chemins fermés à d’autres heures' }),
  upcoming: count({ one: '# chemin fermé plus tard', other: '# chemins fermés plus tard' }),
  advice: count({ one: '# chemin à éviter (recommandation)', other: '# chemins à éviter (recommandation)' }),
  open: 'les chemins restent ouverts',
  unnamed: count({ one: '# chemin sans nom', other: '# chemins sans nom' }),
  others: count({ one: '# autre chemin', other: '# autres chemins' }),
  between: (first, second) => `entre ${first} et ${second}`,
  near: (place) => `près ${de(place)}`,
  onePath: (path, place) => `chemin fermé : ${path} ${place}`,
  closedPath: (path) => `chemin fermé : ${path}`,
  label: 'Chemins concernés',
}
