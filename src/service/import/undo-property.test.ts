import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { storeKinds } from '../store/testing/store.ts'
import { anImport, expectSame, UndoWorld } from './testing/undo-world.ts'

const step = fc.record({ made: anImport, isUndone: fc.boolean(), isPolled: fc.boolean() })
const steps = fc.array(step, { minLength: 1, maxLength: 8, size: 'max' })

describe.each(storeKinds)('an import that is taken back, in $name', ({ aPlace }) => {
  it('leaves all records and whose they are as before, and clients that sync know it', async () => {
    const world = await UndoWorld.in(await aPlace())
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const replica = world.newReplica()
        for (const { made, isUndone, isPolled } of all) {
          const before = await world.content()
          const imports = await world.import(made)
          if (isPolled) await replica.poll(world.now)
          if (!isUndone || imports.length === 0) continue
          // What one import brought of several sources is taken back source by source.
          for (const last of imports.toReversed()) expect(await world.undo(last)).toBe('undone')
          expect(await world.content()).toEqual(before)
        }
        await expectSame(replica, world)
      }),
      casesOf('undoneImports'),
    )
  })
})
