import type { Mapping } from './mapping/mapping.ts'
import { describe, expect, it } from 'vitest'
import { progressView } from './progress.ts'
import { wordLines } from './report-details.ts'
import { reportLines, type ImportReport } from './report.ts'

const mapping = { key: 'parks', title: 'Parks', kind: 'areas', id: 'NR', fields: { name: 'NAME' } } as const

const report: ImportReport = {
  kind: 'areas',
  files: [{ path: 'parks.geojson', choice: { kind: 'known', mapping }, sources: [{ key: 'parks', by: 'mapping' }] }],
  read: 6530,
  shapes: 5360,
  places: 1169,
  byAreas: 0,
  placeless: 0,
  areas: { matched: 0, linked: 0, ambiguous: [], missing: [] },
  written: { added: 6000, changed: 29, unchanged: 500 },
  remarks: [
    { text: 'rings closed', times: 2, records: 2, examples: ['Abisko'] },
    { text: 'rings turned around', times: 8855, records: 5000, examples: ['Sarek'] },
    { text: 'country told by the place', times: 1, records: 1, examples: ['Tyresta'] },
  ],
  refused: [
    {
      file: 'parks.geojson',
      number: 1200,
      place: 'line 7',
      label: 'Nowhere',
      at: null,
      reason: 'its geometry is empty',
    },
  ],
  demoRemoved: 350,
  samples: [],
  removals: { kind: 'none' },
  outcome: 'imported',
}

describe('reportLines', () => {
  it('accounts for every record', () => {
    expect(reportLines(report)).toEqual([
      'parks.geojson: read as Parks',
      '  records of parks, as the mapping says',
      '6,530 areas read (5,360 with shapes, 1,169 with points only)',
      '6,000 added, 29 changed, 500 unchanged, 1 refused',
      'Put right or left open:',
      '  rings closed: 2 records, first Abisko',
      '  rings turned around: 8,855 in 5,000 records, first Sarek',
      '  country told by the place: Tyresta',
      'Refused:',
      '  parks.geojson, feature 1,200 (line 7), Nowhere: its geometry is empty. Add a shape or a point in the source.',
      'The demonstration data (350 records) has been removed.',
    ])
  })

  it('counts one as one', () => {
    const one = { ...report, read: 1, shapes: 1, places: 0, demoRemoved: 1, remarks: [], refused: [] }
    const lines = reportLines(one)
    expect(lines).toContain('1 area read (1 with shapes)')
    expect(lines).toContain('The demonstration data (1 record) has been removed.')
  })

  it('says in words what tells the records of a guess apart', () => {
    const place = ['$place', { template: '{$place}' }]
    const id = ['$id', { template: '{NAME} {$place}' }, ...place, { template: 'no. {NR}' }]
    const choice = { kind: 'guess', mapping: { ...mapping, id }, doubts: [] } as const
    expect(reportLines({ ...report, files: [{ path: 'a.csv', choice, sources: [] }] })).toContain(
      '  told apart by: the id of the feature itself, else NAME with its place, else its place, else no. {NR}',
    )
  })

  it('tells many rules of a guess in a line each', () => {
    const rules = ['status', 'remark'].map((property) => ({ opened_in: property }))
    const type = [...rules, 'kind', { value: 'notice' }]
    const closures: Mapping = { ...mapping, kind: 'closures', fields: { name: 'title', type } }
    const choice = { kind: 'guess', mapping: closures, doubts: [] } as const
    expect(reportLines({ ...report, files: [{ path: 'a.csv', choice, sources: [] }] }).slice(1, 6)).toEqual([
      '  name: title',
      '  type: notice where status says that it is open again',
      '    else notice where remark says that it is open again',
      '    else kind',
      '    else notice',
    ])
  })

  it('says when nothing was imported', () => {
    const refused = { ...report, outcome: 'refused' } as const
    expect(reportLines({ ...refused, read: 1 }).at(-1)).toBe('Nothing was imported.')
    expect(reportLines(refused).at(-1)).toContain('--skip-bad')
  })

  it('shows a guess, its doubts and what it makes, before anything is written', () => {
    const choice = { kind: 'guess', mapping, doubts: [{ about: 'days', text: 'Mind the gap.' }] } as const
    const record = {
      name: 'Sarek',
      category_id: 1,
      country_id: 752,
      geometry: { type: 'Point' },
      url: null,
      description: 'long '.repeat(100),
    }
    const samples = [{ before: { NAME: 'Sarek', NR: 7, EMPTY: '' }, record }]
    const tried = {
      ...report,
      outcome: 'tried',
      samples,
      files: [{ path: 'parks.geojson', choice, sources: [] }],
    } as const
    const lines = reportLines(tried)
    for (const line of [
      '  name: NAME',
      '  told apart by: NR',
      '  ! Mind the gap.',
      '  from NAME: Sarek; NR: 7',
      expect.stringMatching(
        /^  made name: Sarek; category_id: 1 \(National park\); country_id: 752 \(SE\); geometry: Point; description: long/,
      ),
    ]) {
      expect(lines).toContainEqual(line)
    }
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200)
    expect(lines.join()).not.toMatch(/url|has been removed/)
    expect(lines.at(-1)).toBe('This was a trial: nothing was imported.')
  })

  it('groups the refused by reason, with three examples, and says what to do', () => {
    const refused = Array.from({ length: 152 }, (_, at) => ({
      file: 'a.csv',
      number: at + 2,
      place: `line ${at + 3}`,
      label: `Rock ${at}`,
      at: null,
      reason: at === 151 ? 'its start_on “soon” is not understood' : `it has the same identity as feature ${at + 1}`,
    }))
    const lines = reportLines({ ...report, refused })
    const at = lines.indexOf('Refused:')
    expect(lines.slice(at + 1, at + 6)).toEqual([
      '  151 × it has the same identity as another feature. They are there twice; or say in a mapping what tells them apart (“id”).',
      '    a.csv, feature 2 (line 3), Rock 0: it has the same identity as feature 1',
      '    a.csv, feature 3 (line 4), Rock 1: it has the same identity as feature 2',
      '    a.csv, feature 4 (line 5), Rock 2: it has the same identity as feature 3',
      '  a.csv, feature 153 (line 154), Rock 151: its start_on “soon” is not understood. ' +
        'Put it right in the source, or say in a mapping what it means.',
    ])
  })

  it('says of days and months that may be turned round how to tell them', () => {
    const told = { file: 'a.csv', number: 1, place: 'line 2', label: 'Rock', at: null }
    const reasons = ['02/03/2026', '31/02/2026'].map((day) => `its start “${day}” is not understood as start_on`)
    const lines = reasons.map((reason) => reportLines({ ...report, refused: [{ ...told, reason }] }).join())
    expect(lines[0]).toContain('which is the day and which the month')
    expect(lines[1]).toContain('Put it right in the source')
  })

  it('counts words that were not understood, ready for a mapping, and stays short', () => {
    const words = new Map(Array.from({ length: 40 }, (_, at) => [`Zone ${at}`, at + 1] as const))
    const remarks = Array.from({ length: 60 }, (_, at) => ({
      text: `remark ${at}`,
      times: 1,
      records: 1,
      examples: ['x'],
    }))
    const lines = reportLines({
      ...report,
      remarks: [{ text: 'category_id not understood', times: 820, records: 820, examples: ['x'], words }, ...remarks],
    })
    expect(lines).toContain('    "Zone 39": "other",  × 40')
    expect(lines).toContain('    … and 28 other words: --report FILE has all')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines.join()).toContain('more lines: --report FILE has all')
  })

  it('says what an import has not brought, and leaves as it is', () => {
    const left = reportLines({ ...report, removals: { kind: 'left', vanished: 2 } })
    expect(left).toContain(
      '2 that came from there before stay as they are: if their source has them no longer, say --full.',
    )
  })

  it('says what a full import has deleted, or why not', () => {
    const removed = reportLines({ ...report, removals: { kind: 'removed', uuids: ['a', 'b'] } })
    expect(removed).toContain('2 deleted, as their source has them no longer')
    const kept = reportLines({ ...report, removals: { kind: 'kept', vanished: 9, because: 'it is too much' } })
    expect(kept).toContain('9 that their source has no longer were not deleted: it is too much.')
  })
})

describe('progressView', () => {
  function drawn(isTTY: boolean): string[] {
    const texts: string[] = []
    let time = 0
    const view = progressView({ isTTY, write: (text) => texts.push(text) }, () => time)
    for (let bytes = 0; bytes <= 1000; bytes++) {
      time += 10
      view.show({ bytes, totalBytes: 1000, records: bytes * 2 })
    }
    view.end()
    return texts
  }

  it('redraws one line of a terminal now and then, with the time that is left, and clears it', () => {
    const texts = drawn(true)
    expect(texts.length).toBeLessThan(110)
    expect(texts[50]).toBe('\r\u001b[2K████████████░░░░░░░░░░░░ 50 %, 1,000 records, 6 s left')
    expect(texts.at(-1)).toBe('\r\u001b[2K')
  })

  it('writes a line for each tenth elsewhere', () => {
    expect(drawn(false)).toHaveLength(10)
    expect(drawn(false).at(-1)).toBe('100 %, 2,000 records\n')
  })
})

it('offers for words that are not understood what they are taken as', () => {
  const words = new Map([['Curse', 2]])
  const linesOf = (text: string) => wordLines({ text, times: 2, records: 2, examples: [], words })
  expect(linesOf('type not understood, taken as notice')).toContain('    "Curse": "notice",  × 2')
  expect(linesOf('activity_ids not understood, taken as entering')).toContain('    "Curse": "entering",  × 2')
})
