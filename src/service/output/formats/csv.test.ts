import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CLOSURE_FIELDS, type Closure } from '#contract/records/closure.ts'
import { aClosure, uuidOf } from '#testing/builders.ts'
import { csv } from './csv.ts'
import type { FormatContext, Listing } from './format.ts'
import { aContext, aListing } from './testing/formats.ts'

const Rows = z.array(z.record(z.string(), z.string()))
const textOf = async (closures: readonly Closure[], changes?: Partial<Listing>, context: FormatContext = aContext()) =>
  (await csv.render(aListing(closures, changes), context)).text
const rowsOf = async (closures: readonly Closure[], changes?: Partial<Listing>) =>
  Rows.parse(parse(await textOf(closures, changes), { bom: true, columns: true, record_delimiter: '\r\n' }))

const HEADER =
  'uuid,name,type,status,start_on,end_on,daytime_start,daytime_end,reason_id,reason,activity_ids,activities,' +
  'source_id,source,source_kind,updated_at,west,south,east,north,time_zone,begins_at,finishes_at,is_binding,' +
  'protected_area_uuids,areas,in_force,next_change'

describe('closures as a table', () => {
  it('begin with a byte order mark and the names of the columns, even where there are none', async () => {
    expect(await textOf([])).toBe(`\uFEFF${HEADER}\r\n`)
    expect((await textOf([aClosure()])).split('\r\n')[0]).toBe(`\uFEFF${HEADER}`)
  })

  it('have a row each, with ids by name and boxes as numbers', async () => {
    const closure = aClosure({ uuid: uuidOf(4), activity_ids: [1, 4, 99], bbox: [-13.5, -1, 2, 3] })
    expect(await rowsOf([closure, aClosure({ bbox: null, geometry: null, reason_id: null })])).toEqual([
      expect.objectContaining({
        uuid: uuidOf(4),
        reason_id: '1',
        reason: 'Breeding season',
        activity_ids: '1;4;99',
        activities: 'Entering the area;Climbing;Activity 99',
        west: '-13.5',
        north: '3',
        daytime_start: '',
        begins_at: '2026-04-30T22:00:00Z',
      }),
      expect.objectContaining({ west: '', reason_id: '', reason: '' }),
    ])
  })

  it.each(['\n', '\r', '\r\n'])('keep a row whole whose name has lines that end by %j', async (end) => {
    const name = `Cliff${end}north`
    const text = await textOf([aClosure({ name })])
    const rows: Record<string, string>[] = parse(text, {
      bom: true,
      columns: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    })
    expect(rows.map((row) => row['name'])).toEqual([name])
  })

  it('have every field that is asked for, in the order of the record', async () => {
    const closure = aClosure({
      geometry: { type: 'Point', coordinates: [-13.25, 48] },
      extra: { a: [1] },
      protected_area_uuids: [uuidOf(8), uuidOf(9)],
    })
    const [row] = await rowsOf([closure], { fields: CLOSURE_FIELDS })
    expect(row).toMatchObject({
      geometry: 'POINT (-13.25 48)',
      extra: '{"a":[1]}',
      protected_area_uuids: `${uuidOf(8)};${uuidOf(9)}`,
      is_binding: 'true',
      organisation_id: '',
    })
    expect(Object.keys((await rowsOf([closure], { fields: ['name', 'geometry'] }))[0] ?? {})).toEqual([
      'name',
      'geometry',
    ])
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@A1', "'@A1"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    [' =1', "'=1"],
    ['a;=1', "a; '=1"],
    ['a=1', 'a=1'],
  ])('show the name %j as %j: no formula', async (name, shown) => {
    expect((await rowsOf([aClosure({ name })]))[0]?.name).toBe(shown)
  })

  it('are read back as they are, whatever they hold', async () => {
    const hostile = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', ',', '\r\n', '\n', '""', '🦅', '\u0000')),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (parts) => {
        const name = `a${parts.join('').replaceAll(';', '')}z`
        const [row, more] = await rowsOf([aClosure({ name, description: name })], {
          fields: ['name', 'description', 'uuid'],
        })
        const shown = name.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
        expect([row?.name, row?.description, more]).toEqual([shown, shown, undefined])
      }),
    )
  })
})
