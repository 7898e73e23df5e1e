import { Uuid } from '#contract/ids.ts'
import type { AreaOfName } from '../../domain/places.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'

const AT_ONCE = 5000

/** The areas that are stored or were put, with their names, so many at a time. */
export async function* areaNames(sql: Sql): AsyncGenerator<AreaOfName, undefined> {
  for (let after = 0; ;) {
    const rows = await sql.rows(
      'SELECT id, uuid, folded, category_id, country_id FROM area WHERE id > $1 ORDER BY id LIMIT $2',
      [after, AT_ONCE],
    )
    for (const [id, uuid, folded, category, country] of rows) {
      after = numberOf(id)
      yield {
        uuid: Uuid.parse(uuid),
        names: textOf(folded).split('\n'),
        category_id: numberOf(category),
        country_id: numberOf(country),
      }
    }
    if (rows.length < AT_ONCE) return
  }
}
