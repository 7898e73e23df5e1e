import { describe, expect, it } from 'vitest'
import { addressPatch } from './address-patch.ts'
import type { Command } from './command.ts'
import { requestAfter, type SelectRequest } from './select-request.ts'

const closure = { kind: 'closure', uuid: '0a6f1c1e-0000-4000-8000-000000000001' } as const
const area = { kind: 'area', uuid: '0a6f1c1e-0000-4000-8000-000000000002' } as const
const select = (payload: typeof closure | typeof area | null): Command => ({ type: 'select', payload })
const setView: Command = { type: 'setView', payload: { bbox: [12, 48, 14, 49] } }
const setDate: Command = { type: 'setDate', payload: { when: 'today' } }

const requestOf = (...commands: readonly Command[]) =>
  commands.reduce<SelectRequest | null>((request, command) => requestAfter(addressPatch(command), request), null)

describe('what the host page wants to see', () => {
  it('is the record that it has selected last', () => {
    expect(requestOf(setDate)).toBeNull()
    expect(requestOf(select(closure), setDate)).toEqual({ record: closure, movesMap: true })
    expect(requestOf(select(closure), select(area))).toEqual({ record: area, movesMap: true })
    expect(requestOf(select(closure), select(null))).toBeNull()
  })

  it('is another request when the same record is selected again, and the same one else', () => {
    const request = requestOf(select(closure))
    expect(requestAfter(addressPatch(select(closure)), request)).not.toBe(request)
    expect(requestAfter(addressPatch(setDate), request)).toBe(request)
  })

  it('leaves the map where the host page has told it to look, before the record is there or with it', () => {
    expect(requestOf(setView)).toBeNull()
    expect(requestOf(select(closure), setView)).toEqual({ record: closure, movesMap: false })
    const both = new Map([...addressPatch(setView), ...addressPatch(select(closure))])
    expect(requestAfter(both, null)).toEqual({ record: closure, movesMap: false })
  })
})
