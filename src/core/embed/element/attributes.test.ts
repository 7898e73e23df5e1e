import { describe, expect, it } from 'vitest'
import { readCommand } from '../messages/command.ts'
import { commandsFor, FRAME_ATTRIBUTES, frameAddress, isOpaque, permissionsFor } from './attributes.ts'

const published = Object.values(
  import.meta.glob<string>('../../../../public/embed/1/embed.d.ts', { query: '?raw', import: 'default', eager: true }),
)[0]
const uuid = '00000000-0000-4000-8000-00000000000a'
const reading = (attributes: Readonly<Record<string, string>>) => (name: string) => attributes[name] ?? null
const commands = (changed: readonly string[], attributes: Readonly<Record<string, string>>) =>
  commandsFor(new Set(changed), reading(attributes))

describe('the attributes', () => {
  it('are those that are published', () => {
    const [body = ''] = /(?<=interface FieldgateMapAttributes \{).*?(?=\n\})/s.exec(published ?? '') ?? []
    const names = [...body.matchAll(/^ {2}'?([a-z-]+)'?\?:/gm)].map(([, name]) => name)
    const ofElement = ['label', 'height', 'min-height', 'max-height', 'loading']
    expect(new Set(names)).toEqual(new Set([...FRAME_ATTRIBUTES, ...ofElement]))
  })

  it('make the address of the frame', () => {
    const read = reading({ area: uuid, 'reason-id': '1,2', q: 'a&b=c#d', title: 'Park', service: 'x' })
    expect(frameAddress('https://map.example/some/page?x=1', read).href).toBe(
      `https://map.example/embed?area=${uuid}&q=a%26b%3Dc%23d&reason_id=1%2C2`,
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('have no frame of %s', (service) => {
    expect(() => frameAddress(service, reading({}))).toThrow(TypeError)
  })

  it.each([
    [null, ''],
    ['search,list', ''],
    ['list, locate', 'geolocation'],
    ['share', 'clipboard-write; web-share'],
    ['locate,share', 'geolocation; clipboard-write; web-share'],
  ])('allow the frame, with the parts %s, "%s"', (ui, allowed) => {
    expect(permissionsFor(ui)).toBe(allowed)
  })
})

it.each([
  [null, false],
  ['', true],
  ['allow-scripts', true],
  ['allow-scripts allow-same-origin', false],
  ['Allow-Same-Origin\nallow-scripts', false],
])('a frame with the sandbox %j has no origin: %s', (sandbox, expected) => {
  expect(isOpaque(sandbox)).toBe(expected)
})

describe('a change of attributes', () => {
  it.each<[readonly string[], Record<string, string>, readonly object[]]>([
    [['map'], { map: '9/48.9/13.6' }, [{ type: 'setView', payload: { center: [13.6, 48.9], zoom: 9 } }]],
    [['bbox'], { bbox: '13,48,14,49' }, [{ type: 'setView', payload: { bbox: [13, 48, 14, 49] } }]],
    [['area'], { area: uuid }, [{ type: 'select', payload: { kind: 'area', uuid } }]],
    [['closure'], { area: 'x', closure: uuid }, [{ type: 'select', payload: { kind: 'closure', uuid } }]],
    [['closure', 'area'], {}, [{ type: 'select', payload: null }]],
    [['reason-id', 'q'], { 'reason-id': '1' }, [{ type: 'setFilter', payload: { q: null, reason_id: '1' } }]],
    [['when'], { when: 'P7D' }, [{ type: 'setDate', payload: { when: 'P7D' } }]],
    [['accent'], { theme: 'dark' }, [{ type: 'setTheme', payload: { theme: 'dark', accent: null } }]],
    [['theme'], { theme: 'pink', accent: '123' }, [{ type: 'setTheme', payload: { theme: 'auto', accent: '123' } }]],
  ])('of %j is sent to the map', (changed, attributes, expected) => {
    const update = commands(changed, attributes)
    expect(update).toEqual({ commands: expected, needsFrame: false })
    for (const { type, payload } of update.commands) expect(readCommand(type, payload)?.type).toBe(type)
  })

  it('of several kinds is sent at once', () => {
    const types = commands(['when', 'q', 'map', 'theme', 'area'], { map: '9/48/13' }).commands.map(({ type }) => type)
    expect(types).toEqual(['setView', 'select', 'setFilter', 'setDate', 'setTheme'])
  })

  it.each<[readonly string[], Record<string, string>, readonly object[]]>([
    [['lang'], { lang: 'de' }, []],
    [['q', 'ui'], { q: 'lynx', ui: 'list' }, [{ type: 'setFilter', payload: { q: 'lynx' } }]],
    [['service'], {}, []],
    [['sandbox'], { sandbox: 'allow-scripts' }, []],
    [['map'], {}, []],
    [['map'], { map: '9/48' }, []],
    [['map'], { map: '5//' }, []],
    [['map'], { map: '5/48/11/3' }, []],
    [['map'], { map: '5/91/11' }, []],
    [['bbox'], { bbox: '1,2,3,four' }, []],
  ])('of %j to %j needs a new frame', (changed, attributes, expected) => {
    expect(commands(changed, attributes)).toEqual({ commands: expected, needsFrame: true })
  })
})
