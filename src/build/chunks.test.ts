import { describe, expect, it } from 'vitest'
import {
  appCardFileOf,
  closuresFileOf,
  embedFileOf,
  embedMapFileOf,
  firstCardFileOf,
  firstCardMessagesFileOf,
  legendFileOf,
  longRowsFileOf,
  mapFileOf,
  messagesFileOf,
  sharedFileOf,
  startFileOf,
} from './chunks.ts'

const PAGE = '/index.html'
const EMBED = '/src/app/embed/start.tsx'
const MAP = '/src/app/layered-map.tsx'
const MOVING = '/src/map/live/live-view.tsx'
const CLOSURES = '/src/records/closures/layer/closures-on-map.tsx'
const DESK = '/src/app/pages/desk-page.tsx'
const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/app/main.tsx': [PAGE],
  '/src/ui/row.tsx': ['/src/ui/rows.tsx', '/src/map/controls/credits.tsx'],
  '/src/ui/rows.tsx': ['/src/ui/row.tsx', EMBED],
  '/src/map/controls/credits.tsx': [MAP],
  '/src/map/live/pointing/press.ts': [MOVING],
  '/src/map/live/scale-bar.module.css': [MOVING],
  '/src/map/controls/overlay.tsx': [MOVING],
  '/src/ui/timer.ts': ['/src/map/live/pointing/press.ts'],
  '/src/ui/swatch.tsx': ['/src/map/controls/credits.tsx', DESK],
  '/src/desk/table.tsx': [DESK],
  '/src/records/closures/layer/features.ts': [CLOSURES, '/src/features/here/also-here.tsx'],
  '/node_modules/query/use-query.js': ['/node_modules/query/index.js', '/src/map/controls/credits.tsx'],
  '/node_modules/query/use-queries.js': ['/node_modules/query/index.js'],
  '/node_modules/query/index.js': ['/src/map/controls/credits.tsx', DESK],
}
const COOPERATION = '/src/map/live/cooperation.tsx'
const LONG_ROWS = '/src/core/ui/list/long-rows.tsx'
const LEGEND = '/src/records/areas/layer/area-legend.tsx'
const later: Readonly<Record<string, readonly string[]>> = {
  '/src/core/nearness/lengths.ts': ['/src/features/here/here-card.tsx'],
  '/src/features/here/here-card.module.css': ['/src/features/here/here-card.tsx'],
  '/src/records/areas/layer/area-marks.ts': ['/src/records/areas/layer/marked-in-tiles.tsx'],
  '/src/features/here/messages/fr.ts': ['/src/features/here/here-card.tsx'],
  '/src/map/controls/gesture-hint.tsx': [COOPERATION],
  '/src/map/controls/legend-part.tsx': [LEGEND],
  '/node_modules/virtua/lib/index.js': [LONG_ROWS, '/src/features/desk/table/desk-cards.tsx'],
  '/src/features/desk/table/desk-cards.tsx': [DESK],
}
const dynamicImporters: Readonly<Record<string, readonly string[]>> = {
  '/src/core/ui/calendar/calendar.tsx': ['/src/core/ui/calendar/lazy-calendar.ts'],
}
const modules = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? later[id] ?? [],
    dynamicImporters: dynamicImporters[id] ?? [],
  }),
}

describe('embedFileOf', () => {
  it.each([EMBED, '/src/ui/row.tsx', '/src/ui/rows.tsx'])('puts %s into the file that an embed starts with', (id) => {
    expect(embedFileOf(id, modules)).toBe('start')
  })

  it.each(['/src/map/controls/credits.tsx', MOVING])('leaves %s to others', (id) => {
    expect(embedFileOf(id, modules)).toBeNull()
  })
})

describe('closuresFileOf', () => {
  it.each([
    [CLOSURES, 'closures-on-map'],
    ['/src/records/closures/layer/features.ts', 'closures-on-map'],
    ['/src/features/here/also-here.tsx', null],
  ])('puts %s into %s', (id, file) => {
    expect(closuresFileOf(id, modules)).toBe(file)
  })
})

describe('embedMapFileOf', () => {
  it.each([
    [MAP, 'map'],
    [MOVING, 'moving-map'],
    [COOPERATION, 'moving-map'],
    ['/src/map/live/scale-bar.module.css', 'map'],
    ['/src/map/controls/gesture-hint.tsx', 'map'],
    [DESK, null],
  ])('puts %s into %s', (id, file) => {
    expect(embedMapFileOf(id, modules)).toBe(file)
  })
})

describe('legendFileOf', () => {
  it.each([
    ['/src/map/controls/legend.tsx', 'legend'],
    [LEGEND, 'legend'],
    ['/src/map/controls/legend-part.tsx', 'legend'],
    ['/src/map/controls/credits.tsx', null],
  ])('puts %s into %s', (id, file) => {
    expect(legendFileOf(id, modules)).toBe(file)
  })
})

describe('longRowsFileOf', () => {
  it.each([
    [LONG_ROWS, 'long-rows'],
    ['/node_modules/virtua/lib/index.js', 'long-rows'],
    ['/src/features/desk/table/desk-cards.tsx', null],
  ])('puts %s into %s', (id, file) => {
    expect(longRowsFileOf(id, modules)).toBe(file)
  })
})

describe('mapFileOf', () => {
  it.each([
    [MAP, 'map'],
    ['/src/map/controls/credits.tsx', 'map'],
    [MOVING, 'moving-map'],
    ['/src/map/live/pointing/press.ts', 'moving-map'],
    ['/src/map/live/scale-bar.module.css', 'map'],
    // A still picture of the map needs them too, and has no use for MapLibre.
    ['/src/map/controls/overlay.tsx', 'map'],
    ['/src/ui/timer.ts', 'map'],
    ['/src/desk/table.tsx', null],
    [DESK, null],
    [COOPERATION, null],
    ['/node_modules/query/use-query.js', 'map'],
    // What a package also has is not needed by all who import its index.
    ['/node_modules/query/use-queries.js', null],
  ])('puts %s into %s', (id, file) => {
    expect(mapFileOf(id, modules)).toBe(file)
  })
})

describe('startFileOf', () => {
  it.each([
    [PAGE, 'start'],
    ['/src/app/main.tsx', 'start'],
    // With a map or without one, it would be asked for next.
    ['/src/ui/swatch.tsx', 'start'],
    ['/src/map/controls/credits.tsx', null],
    ['/src/desk/table.tsx', null],
    [DESK, null],
  ])('puts %s into %s', (id, file) => {
    expect(startFileOf(id, modules)).toBe(file)
  })
})

describe('appCardFileOf', () => {
  it.each([
    ['/src/app/shell/open-card.tsx', 'card'],
    ['/src/features/here/here-card.tsx', 'first-card'],
    ['/src/features/here/here-card.module.css', 'card'],
    ['/src/records/areas/layer/marked-in-tiles.tsx', 'first-card'],
    ['/src/records/areas/layer/area-marks.ts', 'first-card'],
    [DESK, null],
  ])('puts %s into %s', (id, file) => {
    expect(appCardFileOf(id, modules)).toBe(file)
  })
})

describe('the files of a first card', () => {
  it.each([
    ['/src/features/here/here-card.tsx', 'first-card'],
    ['/src/records/closures/sentence/closure-sentence.tsx', 'first-card'],
    ['/src/core/nearness/lengths.ts', 'first-card'],
    ['/src/features/here/messages/fr.ts', null],
    [DESK, null],
  ])('one of them has %s: %s', (id, file) => {
    expect(firstCardFileOf(id, modules)).toBe(file)
  })

  it.each([
    ['/src/records/closures/sentence/messages/fr.ts', 'first-card-messages-fr'],
    ['/src/core/ui/speech/messages/de.ts', 'first-card-messages-de'],
    ['/src/features/here/messages/fr.ts', null],
  ])('and one for each language has what %s says: %s', (id, file) => {
    expect(firstCardMessagesFileOf(id)).toBe(file)
  })

  it('no start waits for what the sentence says', () => {
    expect(messagesFileOf('/src/records/closures/sentence/messages/fr.ts')).toBeNull()
  })
})

describe('sharedFileOf', () => {
  it.each([
    ['/src/core/ui/chip.tsx', 'shared'],
    ['/src/core/ui/calendar/calendar.tsx', null],
    ['/src/features/desk/messages/it.ts', null],
    ['/node_modules/idb/build/index.js', null],
  ])('puts %s into %s', (id, file) => {
    expect(sharedFileOf(id, modules)).toBe(file)
  })
})
