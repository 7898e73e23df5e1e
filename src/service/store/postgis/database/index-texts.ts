import { StoreBusyError } from '../../domain/errors.ts'
import type { Session } from './session.ts'
import { lockStore } from './lock.ts'

/** What is searched by runs of letters. */
const SEARCHED = [
  ['area', 'folded'],
  ['closure', 'folded'],
  ['area_word', 'text'],
] as const

type Searched = (typeof SEARCHED)[number]

/** Makes indexes of texts unless the server has no pg_trgm, or the user may not have it made. */
function indexing(searched: readonly Searched[]): string {
  const indexes = searched.map(([table, column]) => {
    return `CREATE INDEX IF NOT EXISTS ${table}_${column} ON ${table} USING gin (${column} gin_trgm_ops);`
  })
  return `
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ${indexes.join('\n')}
    EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object
      OR read_only_sql_transaction THEN
      RAISE NOTICE 'Texts are searched without an index: %', SQLERRM;
    END $$;
  `
}

const [AREA, CLOSURE, WORD] = SEARCHED
export const TRIGRAMS = indexing([AREA, CLOSURE])
export const TRIGRAMS_OF_WORDS = indexing([WORD])

const WITHOUT_INDEX = `Searches look at each name, because the database has no index of texts. For faster ones, have an \
administrator run CREATE EXTENSION pg_trgm in it, and start again.`

/** Makes the index of texts where it could not be made before. Tells where it cannot be made now either. */
export async function indexTexts(sql: Session, log: (line: string) => void): Promise<void> {
  if (await areIndexed(sql)) return
  await sql.run('BEGIN')
  try {
    // An import that is at work may take long: the next start makes it.
    await lockStore(sql, 0)
    await sql.script(indexing(SEARCHED))
    await sql.run('COMMIT')
  } catch (error) {
    await sql.run('ROLLBACK')
    if (!(error instanceof StoreBusyError)) throw error
  }
  if (!(await areIndexed(sql))) log(WITHOUT_INDEX)
}

async function areIndexed(sql: Session): Promise<boolean> {
  const [found] =
    (await sql.row(`SELECT bool_and(to_regclass(name) IS NOT NULL) FROM unnest($1::text[]) name`, [NAMES])) ?? []
  return found === true
}

const NAMES = SEARCHED.map((searched) => searched.join('_'))
