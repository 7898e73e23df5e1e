import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { frameOf, pixelOf } from '../frame.ts'
import { styleOf } from './layer-style.ts'
import type { Shape } from './shape.ts'

const shape = (properties: Shape['properties']): Shape => ({ type: 'Polygon', id: 'a', properties, parts: [] })
const never = () => false
const at = (zoom: number) =>
  frameOf({ zoom, lat: 0, lng: 0 }, { width: 512, height: 512 }, { left: 0, right: 0, top: 0, bottom: 0 })

const edge: LayerSpecification = {
  id: 'edge',
  type: 'line',
  source: 'shapes',
  filter: ['==', ['get', 'look'], 'notice'],
  maxzoom: 12,
  layout: { 'line-join': 'round' },
  paint: {
    'line-color': ['match', ['get', 'look'], 'notice', '#9a5b00', '#000'],
    'line-width': [
      'interpolate',
      ['linear'],
      ['zoom'],
      6,
      ['case', ['boolean', ['feature-state', 'hovered'], false], 3, 1],
      10,
      5,
    ],
    'line-dasharray': [2, 1],
  },
}

describe('the style of a layer', () => {
  test('takes what its filter and its zooms take', () => {
    expect(styleOf(edge, at(8), never).matches(shape({ look: 'notice' }))).toBe(true)
    expect(styleOf(edge, at(8), never).matches(shape({ look: 'current' }))).toBe(false)
    expect(styleOf(edge, at(12), never).matches(shape({ look: 'notice' }))).toBe(false)
  })

  test('takes what lies where its filter says, in every part of the world that repeats', () => {
    const square = [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
      [10, 10],
    ]
    const outside: LayerSpecification = {
      id: 'outside',
      type: 'symbol',
      source: 'places',
      filter: ['!', ['within', { type: 'Polygon', coordinates: [square] }]],
    }
    const frame = at(0)
    const point = (lng: number, turn = 0): Shape => ({
      ...shape({}),
      type: 'Point',
      parts: [[pixelOf(frame, [lng, 15], turn)]],
    })
    const matches = (one: Shape) => styleOf(outside, frame, never).matches(one)
    expect([point(15), point(15, 1), point(25), point(-15)].map(matches)).toEqual([false, false, true, true])
  })

  test('tells colours, widths and names at its zoom', () => {
    const style = styleOf(edge, at(8), never)
    expect(style.text('line-color', shape({ look: 'notice' }))).toBe('rgba(154,91,0,1)')
    expect(style.number('line-width', shape({}))).toBe(3)
    expect(style.text('line-join', shape({}))).toBe('round')
    expect(style.numbers('line-dasharray', shape({}))).toEqual([2, 1])
  })

  test('has the specification’s values for what is not said', () => {
    const style = styleOf(edge, at(8), never)
    expect(style.number('line-opacity', shape({}))).toBe(1)
    expect(style.text('line-cap', shape({}))).toBe('butt')
    expect(style.numbers('line-offset', shape({}))).toEqual([])
  })

  test('lights what is hovered', () => {
    expect(styleOf(edge, at(6), () => true).number('line-width', shape({}))).toBe(3)
  })

  test('reads words and signs', () => {
    const label: LayerSpecification = {
      id: 'label',
      type: 'symbol',
      source: 'points',
      layout: {
        'text-field': ['get', 'name'],
        'icon-image': ['concat', 'icon-', ['get', 'look']],
        'icon-allow-overlap': true,
        'text-font': ['Source Sans 3'],
      },
    }
    const style = styleOf(label, at(8), never)
    const named = shape({ name: 'Šumava', look: 'notice' })
    expect(style.text('text-field', named)).toBe('Šumava')
    expect(style.text('icon-image', named)).toBe('icon-notice')
    expect(style.flag('icon-allow-overlap', named)).toBe(true)
    expect(style.texts('text-font', named)).toEqual(['Source Sans 3'])
    expect(style.text('text-field', shape({}))).toBe('')
  })
})
