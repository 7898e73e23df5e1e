import type { Uuid } from '#contract/ids.ts'
import type { StoreWriter } from '../store/domain/store.ts'
import { prepareArea } from '../store/domain/prepare-area.ts'
import { demoAreas } from './demo/areas.ts'
import { demoClosures } from './demo/closures.ts'
import { demoOrganisations } from './demo/organisations.ts'
import { demoLicence, demoSources } from './demo/sources.ts'
import { demoWildlife } from './demo/wildlife.ts'

/**
 * Writes the demonstration data, its closures around `now` (epoch milliseconds), in place of an older demonstration.
 * `isDue` is asked once no other writer is at work; what it says no to is left as it is. Throws a StoreError, and an
 * Error where there is real data.
 */
export async function seedDemo(
  writer: StoreWriter,
  now: number,
  isDue: () => Promise<boolean> = async () => true,
): Promise<void> {
  const transaction = await writer.begin()
  try {
    if (!(await isDue())) return await transaction.rollback()
    await transaction.removeDemo()
    await transaction.putLicence(demoLicence)
    const sources = {
      authority: await transaction.putSource(demoSources.authority),
      platform: await transaction.putSource(demoSources.platform),
      open_data: await transaction.putSource(demoSources.open_data),
    }
    const organisations = new Map<Uuid | null, number>()
    for (const organisation of demoOrganisations()) {
      organisations.set(organisation.uuid, await transaction.putOrganisation(organisation))
    }
    await transaction.putAreas(demoAreas().map(prepareArea))
    for (const { source_kind, organisation_uuid, ...closure } of demoClosures(new Date(now))) {
      const organisation_id = organisations.get(organisation_uuid) ?? null
      await transaction.putClosure({ ...closure, source_id: sources[source_kind], organisation_id })
    }
    for (const wildlife of demoWildlife()) await transaction.putWildlife(wildlife)
    await transaction.commit({ demo: true })
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}
