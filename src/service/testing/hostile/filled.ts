import { aClosure, anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import { put, storeKinds, type StoreKind } from '../../store/testing/store.ts'
import type { WildlifeInput } from '../../store/domain/inputs.ts'

/** A service on a store with something in every list; what it did not foresee is in `log`. */
export async function aFilledService(kind: StoreKind | undefined = storeKinds[0]) {
  if (kind === undefined) throw new Error('There is no store.')
  const place = await kind.aPlace()
  const areas = Array.from({ length: 12 }, (_, at) =>
    anArea({ uuid: uuidOf(at + 1), geometry: aSquareArea(13 + at / 10, 48) }),
  )
  const closures = Array.from({ length: 12 }, (_, at) =>
    aClosure({ uuid: uuidOf(at + 1), end_on: at % 3 === 0 ? '2026-05-02' : null, name: 'Breeding <b>&amp;' }),
  )
  const writer = await place.openWriter()
  const first = await writer.begin()
  await put(first, { areas, closures })
  await first.putWildlife(aBird)
  await first.putOrganisation(anOffice)
  await first.commit({ demo: false })
  const second = await writer.begin()
  for (const kind of ['area', 'closure'] as const) await second.removeRecord(kind, uuidOf(2))
  await second.commit({ demo: false })
  const log: string[] = []
  const service = await aService({}, { store: await place.openStore(), log: (line) => log.push(line) })
  return { service, log }
}

const aBird: WildlifeInput = {
  uuid: uuidOf(1),
  name: 'Eagle owl',
  scientific_name: 'Bubo bubo',
  kind: 'species',
  red_list_status: null,
  protected_area_uuids: [uuidOf(1)],
  sensitive_from: '02-01',
  sensitive_to: '07-31',
  description: null,
}
const anOffice = { uuid: uuidOf(1), name: 'Park office', kind: 'authority', url: null, email: null, phone: null }
