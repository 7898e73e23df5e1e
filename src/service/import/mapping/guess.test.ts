import { describe, expect, it } from 'vitest'
import { rulesOf } from './mapping.ts'
import { applyRule } from './rules.ts'
import { guessMapping } from './guess.ts'

type Properties = Record<string, unknown>

function guess(rows: readonly Properties[], path = 'parks.shp', kind: 'areas' | 'closures' = 'areas') {
  const sample = rows.map((properties, at) => ({
    number: at + 1,
    place: 'line 1',
    id: null,
    properties,
    geometry: null,
  }))
  return guessMapping(kind, sample, path)
}

function doubtsOf({ doubts }: ReturnType<typeof guess>): string {
  return doubts.map(({ text }) => text).join()
}

describe('a guess at areas', () => {
  it.each<[string, Properties[], Properties]>([
    [
      'Swedish',
      [
        {
          NVRID: '1',
          NAMN: 'Sarek',
          SKYDDSTYP: 'Nationalpark',
          URSBESLDAT: '1909/05/24',
          IUCNKAT: 'II, Nationalpark',
          AREA_HA: 197000,
        },
        {
          NVRID: '2',
          NAMN: 'Tåkern',
          SKYDDSTYP: 'Naturreservat',
          URSBESLDAT: '1975/01/31',
          IUCNKAT: '',
          AREA_HA: 5657,
        },
      ],
      {
        name: ['NAMN'],
        category_id: ['SKYDDSTYP', { value: 'other' }],
        established_on: 'URSBESLDAT',
        iucn_category: 'IUCNKAT',
        area_km2: { from: 'AREA_HA', factor: 0.01 },
      },
    ],
    [
      'of the World Database on Protected Areas',
      [
        {
          WDPAID: 555,
          NAME: 'Hohe Tauern',
          DESIG: 'Nationalpark',
          DESIG_ENG: 'National Park',
          IUCN_CAT: 'II',
          STATUS_YR: 1981,
          ISO3: 'AUT',
        },
        {
          WDPAID: 556,
          NAME: 'Lobau',
          DESIG: 'Naturschutzgebiet',
          DESIG_ENG: 'Nature Reserve',
          IUCN_CAT: 'Not Reported',
          STATUS_YR: 0,
          ISO3: 'AUT',
        },
      ],
      {
        name: ['NAME'],
        category_id: ['DESIG_ENG', 'DESIG', { value: 'other' }],
        wdpa_id: 'WDPAID',
        country_id: 'ISO3',
      },
    ],
    [
      'French, cut short by a shapefile',
      [
        {
          ID_MNHN: 'FR1',
          NOM_SITE: 'Vanoise',
          DESIGNATIO: 'Parc national',
          DATE_CREA: '06.07.1963',
          SURFACE_HA: '53500',
        },
      ],
      { name: ['NOM_SITE'], category_id: ['DESIGNATIO', { value: 'other' }], established_on: 'DATE_CREA' },
    ],
  ])('%s', (_, rows, fields) => {
    const found = guess(rows)
    expect(found.mapping.fields).toMatchObject(fields)
    expect(found.doubts).toEqual([])
  })

  it('takes only what makes sense for a field', () => {
    const found = guess([{ id: 'a', name: 'Sarek', type: 'Nationalpark', start_date: 'long ago', iucn: 'much' }])
    expect(Object.keys(found.mapping.fields ?? {})).toEqual(['name', 'category_id', 'designation'])
  })

  it.each(['designacion', 'CATEGORI3'])('takes the kind from %s, as registers of South America call it', (column) => {
    const found = guess(
      ['Parque', 'Monumento Natural', 'Privada', 'Provincial'].map((kind, at) => ({
        nombre: `A${at}`,
        [column]: kind,
      })),
    )
    expect(found.mapping.fields).toMatchObject({ category_id: [column, { value: 'other' }] })
  })

  it('knows sites of Natura 2000 by their codes and types, where no property names their country', () => {
    const site = (SITECODE: string, SITETYPE: string) => guess([{ SITECODE, SITENAME: 'Isar', SITETYPE }])
    expect(site('DE7339371', 'B').mapping.fields).toMatchObject({ category_id: { value: 'natura_2000' } })
    expect(site('DE7339371', 'SSSI').mapping.fields).not.toMatchObject({ category_id: { value: 'natura_2000' } })
    expect(site('7339', 'B').mapping.fields).not.toMatchObject({ category_id: { value: 'natura_2000' } })
  })

  it('takes the category from the name of the file where no property tells, and says so', () => {
    const found = guess([{ code: 'a', name: 'Sarek' }], '/data/se-nationalparker.gpkg')
    expect(found.mapping.fields).toMatchObject({ category_id: { value: 'national_park' } })
    expect(doubtsOf(found)).toContain('after the name of the file')
    expect(guess([{ code: 'a', name: 'Sarek' }], 'areas.gpkg').mapping.fields).toMatchObject({
      category_id: [{ value: 'other' }],
    })
  })

  it('tells records apart by what differs in all of them', () => {
    const rows = (more: readonly Properties[]) => more.map((row, at) => ({ name: `N${at}`, type: 'Naturpark', ...row }))
    const idOf = (more: readonly Properties[]) => guess(rows(more)).mapping.id
    expect(
      idOf([
        { code: 'a', nr: 1 },
        { code: 'b', nr: 2 },
      ]),
    ).toBe('code')
    expect(
      idOf([
        { code: 'a', nr: 1 },
        { code: 'a', nr: 2 },
      ]),
    ).toBe('nr')
    expect(idOf([{ code: 'a' }, { code: null }])).toEqual([
      'name',
      { template: '{name} {$place}' },
      { template: '{name}' },
      '$place',
    ])
    for (const name of ['nr', 'Laufnummer']) {
      expect(doubtsOf(guess(rows([{ [name]: 1 }, { [name]: 2 }])))).toContain('row number')
    }
    expect(doubtsOf(guess(rows([{}, {}])))).toContain('One that is renamed is another one')
  })

  it.each([
    [['NSG', 'NP', 'NLP'], { NSG: 'nature_reserve', NP: 'nature_park', NLP: 'national_park' }],
    [['NPR', 'NP', 'CHKO'], { NPR: 'nature_reserve', NP: 'national_park', CHKO: 'landscape' }],
    [['PN', 'MN', 'RB'], { PN: 'national_park', MN: 'monument', RB: 'biosphere_reserve' }],
    [['NP', 'LSG'], { NP: 'nature_park', LSG: 'landscape' }],
  ])('takes the codes %j for what those mean who write them', (codes, table) => {
    const rows = codes.map((kind, at) => ({ id: at, name: `Moor ${at}`, kind }))
    expect(guess(rows).mapping.fields).toMatchObject({ category_id: [{ from: 'kind', table }, { value: 'other' }] })
  })

  it('takes codes beside words for what those mean who write both, and the loosest of what one code may mean', () => {
    const kindOf = (kinds: readonly string[]) =>
      guess(kinds.map((kind, at) => ({ id: at, name: `Moor ${at}`, kind }))).mapping.fields
    const table = { NNR: 'nature_reserve', SAC: 'natura_2000' }
    expect(kindOf(['NNR', 'SAC', 'National Park'])).toMatchObject({
      category_id: [{ from: 'kind', table }, { from: 'kind', pattern: '^.{7,}$' }, { value: 'other' }],
    })
    expect(kindOf(['PNac', 'PN', 'MN'])).toMatchObject({
      category_id: [{ table: { PNac: 'national_park', PN: 'nature_park' } }, { value: 'other' }],
    })
    expect(kindOf(['NP', 'NP'])).toMatchObject({ category_id: [{ table: { NP: 'nature_park' } }, { value: 'other' }] })
  })

  it('goes by names, else by the name of the file, where no word of a property is known', () => {
    const rows = [
      { id: 1, nazwa: 'Bór Czerwony', rodzaj: 'torfowiskowy' },
      { id: 2, nazwa: 'Jaskinia Raj', rodzaj: 'leśny' },
    ]
    expect(guess(rows, 'Rezerwaty.zip').mapping.fields).toMatchObject({
      category_id: ['rodzaj', { value: 'nature_reserve' }],
    })
    const parks = [
      { id: 1, nome: 'PARQUE NACIONAL DA LUZ', categoria: 'Parque' },
      { id: 2, nome: 'ILHA', categoria: 'Reserva Biológica' },
    ]
    expect(guess(parks).mapping.fields).toMatchObject({
      category_id: ['categoria', { kind_in: 'nome' }, { value: 'other' }],
    })
    expect(guess([{ id: 1, name: '大雪山国立公園' }]).mapping.fields).toMatchObject({
      category_id: [{ kind_in: 'name' }, { value: 'other' }],
    })
  })

  it('takes no words for kinds for names, and no numbers of rows where there is a code', () => {
    const rows = ['Kansallispuisto', 'Erämaa-alue'].map((kind, at) => ({
      OBJECTID: at,
      TyyppiNimi: kind,
      Nimi: `Kohde ${at}`,
      LsAlueTunnus: `KPU${at}`,
    }))
    const { fields, id } = guess(rows).mapping
    expect(fields).toMatchObject({ name: ['Nimi'], category_id: ['TyyppiNimi', { value: 'other' }] })
    expect(id).toBe('LsAlueTunnus')
  })

  it('tells records of one name apart by their place', () => {
    const rows = [
      { name: 'Heide', type: 'Naturpark' },
      { name: 'Heide', type: 'Naturpark' },
    ]
    expect(guess(rows).mapping.id).toEqual([{ template: '{name} {$place}' }, { template: '{name}' }, '$place'])
  })

  it('keeps its key while only the folder or the ending changes', () => {
    const keys = ['/a/Müritz 2.shp', 'müritz-2.gpkg', '☃.csv'].map(
      (path) => guess([{ name: 'x', type: 'Naturpark' }], path).mapping.key,
    )
    expect(keys).toEqual(['file-muritz-2', 'file-muritz-2', 'file-unnamed'])
  })
})

it.each([
  ['Proposed', 'other'],
  ['Not Reported', 'other'],
  ['Degazetted', 'other'],
  ['im Verfahren', 'other'],
  ['foreslått', 'other'],
  ['Designated', null],
  ['Notified', null],
  ['rechtskräftig', null],
  ['in force', null],
])('takes an area whose status is “%s” for %s, whatever its designation', (STATUS, category) => {
  const properties = { NAME: 'Moor', DESIG: 'National Park', STATUS }
  const { mapping } = guess([properties])
  const [rule] = mapping.kind === 'areas' ? rulesOf(mapping.fields.category_id) : []
  expect(rule).toEqual({ proposed_in: 'STATUS' })
  const outcome = applyRule({ proposed_in: 'STATUS' }, { id: null, properties, geometry: null })
  expect(outcome).toMatchObject(category === null ? { kind: 'nothing' } : { kind: 'value', value: category })
})
