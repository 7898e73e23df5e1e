import { describe, expect, test } from 'vitest'
import { objection } from './floors.mjs'

describe('an import', () => {
  test.each([
    ['app/shell/shell.tsx', 'features/hike/hike-open.ts'],
    ['features/hike/touch/clip.ts', 'records/closures/queries.ts'],
    ['records/areas/queries.ts', 'map/map-layer.ts'],
    ['map/live/style.ts', 'core/ui/theme/mix.ts'],
    ['core/ui/icon.tsx', 'core/i18n/language.ts'],
    ['service/store/store.ts', 'contract/keys.ts'],
    ['records/areas/queries.test.ts', 'testing/builders.ts'],
    ['build/tokens-css.ts', 'map/basemap/tiles/bands.ts'],
  ])('may go down, or to another room of core: %s → %s', (from, to) => {
    expect(objection(from, to, `#${to}`)).toBeNull()
  })
  test.each([
    ['contract/keys.ts', 'core/ui/icon.tsx', 'down only'],
    ['core/ui/icon.tsx', 'map/map-layer.ts', 'down only'],
    ['map/map-layer.ts', 'records/areas/queries.ts', 'down only'],
    ['records/areas/queries.ts', 'features/here/here-card.tsx', 'down only'],
    ['features/here/here-card.tsx', 'app/layers.ts', 'down only'],
    ['records/areas/queries.ts', 'records/closures/queries.ts', 'do not know each other'],
    ['features/here/here-card.tsx', 'features/hike/hike-open.ts', 'do not know each other'],
    ['app/app.tsx', 'service/store/store.ts', 'over HTTP'],
    ['service/store/store.ts', 'core/ui/icon.tsx', 'over HTTP'],
    ['service/store/store.ts', 'build/precompress.ts', 'only in tests'],
    ['records/areas/queries.ts', 'testing/builders.ts', 'only in tests'],
  ])('may not: %s → %s', (from, to, advice) => {
    expect(objection(from, to, `#${to}`)).toContain(advice)
  })
  test.each([
    ['service/commands/main.ts', 'service/http/app.ts'],
    ['service/http/app.ts', 'service/http/routes/areas.ts'],
    ['service/http/routes/badge.ts', 'service/output/badge/compose.ts'],
    ['service/output/badge/compose.ts', 'service/output/messages/messages.ts'],
    ['service/store/sqlite/reads/area-reads.ts', 'service/tiles/rank.ts'],
    ['service/mirror/apply.ts', 'service/intake/refusal.ts'],
    ['service/output/formats/closure-formats.test.ts', 'service/http/testing/app.ts'],
  ])('may go down inside the service: %s → %s', (from, to) => {
    expect(objection(from, to, './x.ts')).toBeNull()
  })
  test.each([
    ['service/tiles/rank.ts', 'service/store/domain/store.ts', 'down only'],
    ['service/output/formats/rss.ts', 'service/http/kernel/json.ts', 'down only'],
    ['service/output/formats/rss.ts', 'service/output/badge/badge.ts', 'down only'],
    ['service/http/openapi/operations.ts', 'service/http/routes/tiles.ts', 'down only'],
    ['service/http/kernel/resource.ts', 'service/http/app.ts', 'down only'],
    ['service/mirror/apply.ts', 'service/import/records/area-record.ts', 'do not know each other'],
    ['service/store/sqlite/reads/list-rows.ts', 'service/store/sqlite/writes/known.ts', 'down only'],
    [
      'service/store/postgis/writes/transaction.ts',
      'service/store/sqlite/writes/transaction.ts',
      'do not know each other',
    ],
    ['service/import/mapping/guess.ts', 'service/import/records/area-record.ts', 'down only'],
    ['service/conformance/rules/lists.ts', 'service/store/domain/store.ts', 'down only'],
  ])('may not inside the service: %s → %s', (from, to, advice) => {
    expect(objection(from, to, './x.ts')).toContain(advice)
  })
  test('names another room by #, and a file of its own relatively', () => {
    expect(objection('core/ui/icon.tsx', 'core/i18n/language.ts', '../i18n/language.ts')).toContain('#room/file.ts')
    expect(objection('map/live/style.ts', 'map/map-layer.ts', '#map/map-layer.ts')).toContain('#room/file.ts')
    expect(objection('map/live/style.ts', 'map/map-layer.ts', '../map-layer.ts')).toBeNull()
  })
})
