import { grammarOf } from '../../messages/grammar.ts'
import type { PathMessages } from './en.ts'

const { count } = grammarOf('de')

/** The phrases about the paths within a closure that the app and what the service gives out share, in German. */
export const messages: PathMessages = {
  closed: count({ one: '# Weg gesperrt', other: '# Wege gesperrt' }),
  otherHours: count({ one: '# Weg zu anderen Zeiten gesperrt', other: '# Wege zu anderen Zeiten gesperrt' }),
  upcoming: count({ one: '# Weg wird gesperrt', other: '# Wege werden gesperrt' }),
  advice: count({ one: '# Weg bitte meiden', other: '# Wege bitte meiden' }),
  open: 'die Wege bleiben offen',
  unnamed: count({ one: '# Weg ohne Namen', other: '# Wege ohne Namen' }),
  others: count({ one: '# weiterer Weg', other: '# weitere Wege' }),
  between: (first, second) => `zwischen ${first} und ${second}`,
  near: (place) => `bei ${place}`,
  onePath: (path, place) => `${path} ${place} gesperrt`,
  closedPath: (path) => `${path} gesperrt`,
  label: 'Wege darin',
}
