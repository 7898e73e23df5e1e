import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { aClosure } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'

it('others are answered while a long calendar is made', async () => {
  const closures = Array.from({ length: 300 }, () => aClosure({ daytime_start: '20:00:00', daytime_end: '06:00:00' }))
  const service = await aService({ closures })
  const made: string[] = []
  const calendar = service.request('/api/v2/closures-and-notices?format=ics').finally(() => made.push('calendar'))
  for (let answered = 0; answered < 8; answered += 1) {
    await turnOfTheLoop()
    await service.request('/api/v2/reasons')
    made.push('reasons')
  }
  expect(await (await calendar).text()).toContain('END:VCALENDAR')
  expect(made.indexOf('calendar')).toBeGreaterThan(3)
})
