import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { parseCamera } from '#core/viewport/camera.ts'
import { addressPatch } from './address-patch.ts'
import { isCommandType, readCommand, type CommandType } from './command.ts'

const uuid = '00000000-0000-4000-8000-00000000000A'
const long = 'x'.repeat(1001)

/** What a message changes in the address; null where it is refused. */
function changesOf(type: CommandType, payload: unknown): object | null {
  const command = readCommand(type, payload)
  return command === null ? null : Object.fromEntries(addressPatch(command))
}

describe('a command', () => {
  it.each<[CommandType, unknown, object]>([
    ['setView', { bbox: [13, 48, 14.5, 49] }, { bbox: '13,48,14.5,49', map: null }],
    ['setView', { center: [13.61512, 48.965], zoom: 9.3 }, { map: '9.3/48.965/13.615', bbox: null }],
    ['select', { kind: 'area', uuid }, { area: uuid.toLowerCase(), closure: null }],
    ['select', { kind: 'closure', uuid }, { area: null, closure: uuid.toLowerCase() }],
    ['select', null, { area: null, closure: null }],
    ['setFilter', { status: 'current,upcoming', q: null, type: undefined }, { status: 'current,upcoming', q: null }],
    ['setFilter', { reason_id: '' }, { reason_id: null }],
    ['setFilter', {}, {}],
    ['setDate', { when: '2026-05-16T14:00' }, { when: '2026-05-16T14:00' }],
    ['setDate', { when: null }, { when: null }],
    ['setTheme', { theme: 'sunlight' }, { theme: 'sunlight' }],
    ['setTheme', { theme: 'auto', accent: '#1d5c47' }, { theme: 'auto', accent: '#1d5c47' }],
    ['setTheme', { theme: 'dark', accent: null }, { theme: 'dark', accent: null }],
  ])('%s %j changes the address', (type, payload, changes) => {
    expect(changesOf(type, payload)).toEqual(changes)
  })

  it.each<[CommandType, unknown]>([
    ['setView', null],
    ['setView', {}],
    ['setView', { bbox: [13, 48, 14] }],
    ['setView', { bbox: [13, 48, 14, 49, 50] }],
    ['setView', { bbox: [13, 48, 14, NaN] }],
    ['setView', { bbox: [13, 48, 181, 49] }],
    ['setView', { bbox: '13,48,14,49' }],
    ['setView', { center: [13, 91], zoom: 9 }],
    ['setView', { center: [13, 48], zoom: Infinity }],
    ['setView', { center: [13, 48] }],
    ['setView', { bbox: [13, 48, 14, 49], center: [13, 48], zoom: 9 }],
    ['select', undefined],
    ['select', { kind: 'licence', uuid }],
    ['select', { kind: 'area', uuid: '<img src=x onerror=alert(1)>' }],
    ['setFilter', null],
    ['setFilter', { reason: '1' }],
    ['setFilter', { q: long }],
    ['setFilter', { status: ['current'] }],
    ['setFilter', JSON.parse('{"__proto__": "1"}')],
    ['setFilter', { constructor: 'x' }],
    ['setFilter', Object.fromEntries(Array.from({ length: 1e5 }, (_, n) => [`n${n}`, 'x']))],
    ['setDate', { when: 5 }],
    ['setDate', { when: long }],
    ['setTheme', { theme: 'pink' }],
    ['setTheme', { theme: 'dark', accent: long }],
  ])('%s is refused with another payload', (type, payload) => {
    expect(changesOf(type, payload)).toBeNull()
  })

  it('with more names than any has is not looked into', () => {
    let looks = 0
    const payload = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`n${n}`, 'x']))
    Object.defineProperty(payload, 'q', { enumerable: true, get: () => (looks += 1) })
    expect(changesOf('setFilter', payload)).toBeNull()
    expect(looks).toBe(0)
  })

  it('is one of five', () => {
    const types = ['setView', 'select', 'setFilter', 'setDate', 'setTheme']
    expect(types.every(isCommandType)).toBe(true)
    fc.assert(fc.property(fc.string(), (type) => isCommandType(type) === types.includes(type)))
    expect(['hello', 'toString', '__proto__', 'constructor'].some(isCommandType)).toBe(false)
  })

  it('sets every filter of an address that the API knows', () => {
    const {
      active_on: _on,
      updated_after: _after,
      bbox: _box,
      id: _id,
      fields: _fields,
      geometry_from: _from,
      ...filters
    } = {
      ...closureQuery.params,
      ...areaQuery.params,
    }
    const all = Object.fromEntries(Object.keys(filters).map((name) => [name, 'x']))
    expect(changesOf('setFilter', all)).toEqual(all)
  })

  it('to look somewhere can be read as an address', () => {
    const [lng, lat] = [fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true })]
    const zoom = fc.double({ min: 0, max: 24, noNaN: true })
    fc.assert(
      fc.property(lng, lat, zoom, (lng, lat, zoom) => {
        const patch = changesOf('setView', { center: [lng, lat], zoom }) as { map: string }
        expect(parseCamera(patch.map)?.lat).toBeCloseTo(lat, 2)
        expect(parseCamera(patch.map)?.lng).toBeCloseTo(lng, 2)
      }),
    )
  })
})
