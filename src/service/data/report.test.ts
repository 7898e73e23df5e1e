import { describe, expect, it } from 'vitest'
import { progressView } from './progress.ts'
import { reportLines, type ImportReport } from './report.ts'

const report: ImportReport = {
  kind: 'areas',
  files: [{ path: 'parks.geojson', mapping: 'Parks' }],
  read: 6530,
  shapes: 5360,
  places: 1169,
  placeless: 0,
  written: { added: 6000, changed: 29, unchanged: 500 },
  remarks: [
    { text: 'rings closed', times: 2, records: 2, example: 'Abisko' },
    { text: 'rings turned around', times: 8855, records: 5000, example: 'Sarek' },
    { text: 'country told by the place', times: 1, records: 1, example: 'Tyresta' },
  ],
  refused: [{ file: 'parks.geojson', number: 1200, line: 7, label: 'Nowhere', reason: 'its geometry is empty' }],
  demoRemoved: 350,
}

describe('reportLines', () => {
  it('accounts for every record', () => {
    expect(reportLines(report)).toEqual([
      'parks.geojson: read as Parks',
      '6,530 areas read (5,360 with shapes, 1,169 with points only)',
      '6,000 added, 29 changed, 500 unchanged, 1 refused',
      'Put right or left open:',
      '  rings closed: 2 records, first Abisko',
      '  rings turned around: 8,855 in 5,000 records, first Sarek',
      '  country told by the place: Tyresta',
      'Refused:',
      '  parks.geojson, feature 1,200 (line 7), Nowhere: its geometry is empty',
      'The demonstration data (350 records) has been removed.',
    ])
  })

  it('says when nothing was imported', () => {
    expect(reportLines({ ...report, read: 1 }).at(-1)).toBe('Nothing was imported.')
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
