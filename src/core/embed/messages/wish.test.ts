import { describe, expect, it } from 'vitest'
import { addressPatch } from './address-patch.ts'
import type { Command } from './command.ts'
import { wishAfter, type Wish } from './wish.ts'

const closure = { kind: 'closure', uuid: '0a6f1c1e-0000-4000-8000-000000000001' } as const
const area = { kind: 'area', uuid: '0a6f1c1e-0000-4000-8000-000000000002' } as const
const select = (payload: typeof closure | typeof area | null): Command => ({ type: 'select', payload })
const setView: Command = { type: 'setView', payload: { bbox: [12, 48, 14, 49] } }
const setDate: Command = { type: 'setDate', payload: { when: 'today' } }

const wishOf = (...commands: readonly Command[]) =>
  commands.reduce<Wish | null>((wish, command) => wishAfter(addressPatch(command), wish), null)

describe('what the host page wants to see', () => {
  it('is the record that it has selected last', () => {
    expect(wishOf(setDate)).toBeNull()
    expect(wishOf(select(closure), setDate)).toEqual({ record: closure, looks: true })
    expect(wishOf(select(closure), select(area))).toEqual({ record: area, looks: true })
    expect(wishOf(select(closure), select(null))).toBeNull()
  })

  it('is another wish when the same record is selected again, and the same one else', () => {
    const wish = wishOf(select(closure))
    expect(wishAfter(addressPatch(select(closure)), wish)).not.toBe(wish)
    expect(wishAfter(addressPatch(setDate), wish)).toBe(wish)
  })

  it('leaves the map where the host page has told it to look, before the record is there or with it', () => {
    expect(wishOf(setView)).toBeNull()
    expect(wishOf(select(closure), setView)).toEqual({ record: closure, looks: false })
    const both = new Map([...addressPatch(setView), ...addressPatch(select(closure))])
    expect(wishAfter(both, null)).toEqual({ record: closure, looks: false })
  })
})
