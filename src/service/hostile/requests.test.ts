import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectContractAnswer } from './answers.test-helpers.ts'
import { aFilledService } from './filled.test-helpers.ts'
import { hostileRequest } from './requests.test-helpers.ts'

const REQUESTS = 20_000

it(`answers ${REQUESTS} hostile requests by the contract`, async () => {
  const { service, log } = await aFilledService()
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const { path, method, headers } = request
      await expectContractAnswer(request, await service.request(path, { method, headers }))
      expect(log).toEqual([])
    }),
    { numRuns: REQUESTS },
  )
}, 120_000)
