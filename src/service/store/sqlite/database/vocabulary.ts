import { lookupEntries } from '../../domain/vocabulary.ts'
import type { Connection } from './connection.ts'

/** Fills an empty store's lookup lists. */
export function seedVocabulary(sql: Connection): void {
  for (const { list, id, names, traits } of lookupEntries()) {
    const texts = [JSON.stringify(names), JSON.stringify(traits)]
    sql.run('INSERT INTO lookup (list, id, names, traits) VALUES (?, ?, ?, ?)', [list, id, ...texts])
  }
}
