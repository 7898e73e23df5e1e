import { expect, it } from 'vitest'
import { readBytes } from '../testing/reading.ts'

it.each([
  ['a group above some names', ',Closure,,,Position,\nTrail,From,To,Reason,Lat,Lon\n'],
  ['names below groups alone', 'Trail,Closure,,Reason,Position,\n,From,To,,Lat,Lon\n'],
])('a table with %s is refused, and told what to do', async (_, header) => {
  const table = `${header}Eagle trail,2026-12-01,2027-02-01,Rockfall,48.1,11.5\n`
  await expect(readBytes(table, 'closures.csv')).rejects.toThrow(
    'its first two lines name the columns together. Write all names in the first line, and delete the second one',
  )
})

it('a first row that is no header comes in, though columns have no name', async () => {
  const features = await readBytes('name,reason,,\nEagle trail,Rockfall,seen on 1 May,by a ranger\n', 'closures.csv')
  expect(features).toMatchObject([{ properties: { name: 'Eagle trail', reason: 'Rockfall' } }])
})
