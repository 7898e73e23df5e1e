import { grammarOf } from '../../messages/grammar.ts'

const { count } = grammarOf('en')

/** The phrases about the paths within a closure that the app and what the service gives out share, in English. */
export const messages = {
  /** Of walkers’ ways within a closure, by how they are marked on the map. */
  closed: count({ one: '# path closed', other: '# paths closed' }),
  otherHours: count({ one: '# path closed at other hours', other: '# paths closed at other hours' }),
  upcoming: count({ one: '# path to be closed', other: '# paths to be closed' }),
  advice: count({ one: '# path to avoid (advice)', other: '# paths to avoid (advice)' }),
  /** Where it is leaving them that is forbidden. */
  open: 'the paths stay open',
  /** Those that are not told by name. */
  unnamed: count({ one: '# path without a name', other: '# paths without a name' }),
  others: count({ one: '# other path', other: '# other paths' }),
  between: (first: string, second: string) => `between ${first} and ${second}`,
  near: (place: string) => `near ${place}`,
  /** One path, and where it lies, or without that. */
  onePath: (path: string, place: string) => `${path} closed ${place}`,
  closedPath: (path: string) => `${path} closed`,
  label: 'Paths within',
}

export type PathMessages = typeof messages
