import { bbox } from '#contract/query/bbox.ts'
import { keysOf } from '#contract/keys.ts'
import { serializeCamera } from '#core/viewport/camera.ts'
import type { FilterCommand, ViewCommand } from '../../../../public/embed/1/embed.d.ts'
import type { Command } from './command.ts'

/** A change of parameters of the address: their texts by their names; null takes one away. */
export type AddressPatch = ReadonlyMap<string, string | null>

/** What a command changes in the address; it can do nothing else. Whether the texts can be read is not asked here. */
export function addressPatch({ type, payload }: Command): AddressPatch {
  switch (type) {
    case 'setView':
      return viewPatch(payload)
    case 'select':
      return new Map([
        ['area', payload?.kind === 'area' ? payload.uuid : null],
        ['closure', payload?.kind === 'closure' ? payload.uuid : null],
      ])
    case 'setFilter':
      return filterPatch(payload)
    case 'setDate':
      return new Map([['when', payload.when]])
    case 'setTheme':
      return new Map([
        ['theme', payload.theme],
        ...(payload.accent === undefined ? [] : ([['accent', payload.accent]] as const)),
      ])
  }
}

function viewPatch(view: ViewCommand): AddressPatch {
  if ('bbox' in view) {
    return new Map([
      ['bbox', bbox.write(view.bbox)],
      ['map', null],
    ])
  }
  const [lng, lat] = view.center
  return new Map([
    ['map', serializeCamera({ zoom: view.zoom, lat, lng })],
    ['bbox', null],
  ])
}

function filterPatch(filter: FilterCommand): AddressPatch {
  const changes = keysOf(filter).map((name) => [name, filter[name]] as const)
  return new Map(changes.flatMap(([name, text]) => (text === undefined ? [] : [[name, text || null]])))
}
