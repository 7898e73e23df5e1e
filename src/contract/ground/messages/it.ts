import { grammarOf } from '../../messages/grammar.ts'
import type { PathMessages } from './en.ts'

const { count } = grammarOf('it')

/** The phrases about the paths within a closure that the app and what the service gives out share, in Italian. */
export const messages: PathMessages = {
  closed: count({ one: '# sentiero chiuso', other: '# sentieri chiusi' }),
  otherHours: count({ one: '# sentiero chiuso in altri orari', other: '# sentieri chiusi in altri orari' }),
  upcoming: count({ one: '# sentiero sarà chiuso', other: '# sentieri saranno chiusi' }),
  advice: count({ one: '# sentiero da evitare (raccomandazione)', other: '# sentieri da evitare (raccomandazione)' }),
  open: 'i sentieri restano aperti',
  unnamed: count({ one: '# sentiero senza nome', other: '# sentieri senza nome' }),
  others: count({ one: '# altro sentiero', other: '# altri sentieri' }),
  between: (first, second) => `tra ${first} e ${second}`,
  near: (place) => `presso ${place}`,
  onePath: (path, place) => `sentiero chiuso: ${path}, ${place}`,
  closedPath: (path) => `sentiero chiuso: ${path}`,
  label: 'Sentieri all’interno',
}
