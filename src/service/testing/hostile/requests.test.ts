import fc from 'fast-check'
import { expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { storeKinds } from '../../store/testing/store.ts'
import { expectContractAnswer } from './answers.ts'
import { aFilledService } from './filled.ts'
import { hostileRequest } from './requests.ts'

it.each(storeKinds)('answers hostile requests by the contract on $name', async (kind) => {
  const { service, log } = await aFilledService(kind)
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const { path, method, headers } = request
      await expectContractAnswer(request, await service.request(`http://localhost${path}`, { method, headers }))
      expect(log.splice(0)).toEqual([])
    }),
    // What the database adds shows sooner, and takes longer.
    casesOf(kind.name === 'SQLite' ? 'requests' : 'requestsPostgis'),
  )
})
