import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { idOf } from '#contract/vocabulary/languages.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { aDirectory, aStore, aWriter, inText } from '../../store/testing/store.ts'
import { hasTerminals, run, runOnTerminal } from '../../testing/program.ts'
import { aFeature, aFile, runImport } from '../testing/import.ts'
import { Asker } from './asker.ts'
import { runDialog } from './dialog.ts'

/** The areas of an agency that nobody has heard of, one of whose words for categories is of its own making. */
function agencyFile(): string {
  const area = (id: string, name: string, status: string) => aFeature({ objekt: id, namn: name, skyddstyp: status })
  return aFile(
    [area('a1', 'Abisko', 'Nationalpark'), area('a2', 'Stora', 'Nationalpark'), area('a3', 'Lilla', 'Fredad plats')],
    'Länets områden.geojson',
  )
}

/** A dialog with a person who answers each question that matches, in this order. */
async function answered(data: string, answers: readonly (readonly [question: RegExp, answer: string])[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const writer = aWriter(data)
  const left = [...answers]
  let [said, from] = ['', 0]
  output.on('data', (chunk) => {
    said += String(chunk)
    const [question, answer] = left[0] ?? []
    if (question === undefined || !question.test(said.slice(from))) return
    left.shift()
    from = said.length
    input.write(`${answer}\r`)
  })
  const code = await runDialog({
    asker: new Asker(input, output),
    timeZone: null,
    importWith: ({ files, ...asked }) => runImport(writer, files, asked),
  })
  expect(left).toEqual([])
  return { code, said }
}

async function areasIn(data: string) {
  const fields = ['uuid', 'name', 'category_id', 'country_id'] as const
  return inText(await aStore(data).listAreas({}, fields, { offset: 0, limit: 9 })).rows
}

it('a dialog asks what is doubtful, and the mapping that it saves imports the same without a question', async () => {
  const path = agencyFile()
  const [asked, unasked] = [aDirectory(), aDirectory()]
  const { code, said } = await answered(asked, [
    [/Which file: /, path],
    [/areas or closures\) \[areas\]: /, ''],
    [/Whose data is it.*\[lanets-omraden\]: /, 'County of Example'],
    [/In which country.*: /, 'b'],
    [/Whose data is it.*: /, ''],
    [/In which country.*: /, 'Atlantis'],
    [/there is no such country[^]*In which country.*: /, 'SE'],
    [/Under which licence.*: /, ''],
    [/“Fredad plats” \(× 1\) \[other\]: /, 'monument'],
    [/Import now\?.*\[y\]: /, ''],
    [/Save how it is read.*: /, ''],
  ])
  expect(code).toBe(0)
  expect(said).toContain('from objekt: a1; namn: Abisko; skyddstyp: Nationalpark')
  const mapping = join(dirname(path), 'Länets områden.mapping.json')
  expect(said).toContain(`npm run import -- '${path}' --kind areas --mapping '${mapping}'`)
  const program = run('import', [path, '--kind', 'areas', '--mapping', mapping], { DATA_DIR: unasked })
  expect(await program.ended).toBe(0)
  const areas = await areasIn(asked)
  expect(await areasIn(unasked)).toEqual(areas)
  expect(areas).toContainEqual(expect.stringContaining(`"name":"Lilla","category_id":${idOf(categories, 'monument')},`))
})

it('a dialog asks for the coordinate system of a table in metres, and its mapping keeps it', async () => {
  const path = join(aDirectory(), 'sites.csv')
  writeFileSync(path, 'nr,namn,skyddstyp,Easting,Northing\na1,Abisko,Nationalpark,648000,7585000\n')
  const data = aDirectory()
  const { code, said } = await answered(data, [
    [/Which file: /, path],
    [/areas or closures/, 'areas'],
    [/In which coordinate system.*: /, 'EPSG:9999'],
    [/this coordinate system is not known[^]*In which coordinate system.*: /, '3006'],
    [/Whose data is it/, ''],
    [/In which country/, ''],
    [/Under which licence/, ''],
    [/Import now\?/, ''],
    [/Save how it is read/, ''],
  ])
  expect([code, said]).toEqual([0, expect.stringContaining('converted from SWEREF99 TM (EPSG:3006)')])
  expect(readFileSync(join(dirname(path), 'sites.mapping.json'), 'utf8')).toContain('"crs": "EPSG:3006"')
  expect(await areasIn(data)).toEqual([expect.stringContaining('"country_id":752')])
})

it('a dialog writes over no mapping, and imports nothing without a yes', async () => {
  const path = agencyFile()
  const data = aDirectory()
  const there = join(dirname(path), 'mine.json')
  writeFileSync(there, 'mine')
  const { said } = await answered(data, [
    [/Which file: /, path],
    [/areas or closures/, ''],
    [/Whose data is it/, ''],
    [/In which country/, ''],
    [/Under which licence/, ''],
    [/“Fredad plats”/, ''],
    [/Import now\?/, 'n'],
    [/Save how it is read/, there],
    [/There is such a file already[^]*Save how it is read/, 'n'],
  ])
  expect(said).not.toContain('The next time')
  expect(readFileSync(there, 'utf8')).toBe('mine')
  expect(await areasIn(data)).toEqual([])
})

it.skipIf(!hasTerminals)(
  'on a terminal, the program without arguments asks, and Ctrl+C leaves nothing behind',
  async () => {
    const path = agencyFile()
    const data = aDirectory()
    const program = runOnTerminal('import', { DATA_DIR: data })
    await program.saying(/Which file: /)
    program.process.stdin?.write(`${path}\r`)
    await program.saying(/areas or closures\) \[areas\]: /)
    program.process.stdin?.write('\u0003')
    expect(await program.ended).toBe(1)
    expect(program.said()).toContain('Nothing was imported.')
    expect(existsSync(join(dirname(path), 'Länets områden.mapping.json'))).toBe(false)
  },
)

it('without a terminal, the program without arguments says how it is used', async () => {
  const program = run('import', [], { DATA_DIR: aDirectory() })
  expect(await program.ended).toBe(1)
  expect(program.said()).toContain('Usage: npm run import')
})
