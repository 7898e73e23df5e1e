import { GroundPlaces, GroundPlace } from '#contract/ground/ground-place.ts'
import { wordsOf } from '../record.ts'

const example = {
  kind: 'peak' as const,
  name: 'Pic de Comapedrosa',
  local_name: null,
  ref: null,
  ele: 2942,
  point: [1.44322, 42.59185] as [number, number],
  bbox: null,
}

export const groundPlaceWords = wordsOf(GroundPlace, {
  id: 'GroundPlace',
  description: 'Something on the ground of a region.',
  fields: {
    kind: 'What it is.',
    name: 'In the language of the request, else as people there say it; null where it has none.',
    local_name: 'As people there say it, where `name` is another one.',
    ref: 'The sign of a marked route.',
    ele: 'Metres above the sea, where they are known.',
    point: 'Where it is; of a way, a place on it.',
    bbox: 'Of a way: the box around it, as far as it is known here.',
  },
  example,
})

export const groundPlacesWords = wordsOf(GroundPlaces, {
  id: 'GroundPlaces',
  description: 'What was found on the ground.',
  fields: {
    results: 'What was found, best first.',
    complete: 'Whether all regions were searched. A new one is read for a while before.',
  },
  example: { results: [example], complete: true },
})
