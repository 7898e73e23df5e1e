import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { apiAt } from '#core/api/client.ts'
import type { Place } from './here-address.ts'
import { pathHereQuery } from './path-here.ts'
import { groundAroundQuery } from './queries.ts'

const api = apiAt('https://service.example')
const pointedAt: Place = { lng: 13.5001, lat: 48.5001, accuracy: null }
const measured: Place = { ...pointedAt, accuracy: 8 }
/** Some 20 m and some 300 m on. */
const onward = (degrees: number): Place => ({ ...measured, lat: measured.lat + degrees })
const [next, later] = [onward(0.0002), onward(0.003)]

const keyOf = (place: Place = measured) => groundAroundQuery(api, place, 'en').queryKey

test('who walks does not ask for the ground anew at each step', () => {
  expect(keyOf(next)).toEqual(keyOf())
  expect(keyOf(later)).not.toEqual(keyOf())
  expect(keyOf(pointedAt)).toContainEqual([13.5001, 48.5001])
})

test('what was told of the ground stays until it is known of the next step, but not of another place', () => {
  const told = (from: Place, to: Place) => {
    const client = new QueryClient()
    client.setQueryData(pathHereQuery([], from).queryKey, null)
    client.setQueryData(keyOf(from), [])
    const path = new QueryObserver(client, { ...pathHereQuery([], from), enabled: false })
    const ground = new QueryObserver(client, { ...groundAroundQuery(api, from, 'en'), enabled: false })
    path.setOptions({ ...pathHereQuery([], to), enabled: false })
    ground.setOptions({ ...groundAroundQuery(api, to, 'en'), enabled: false })
    return [path.getCurrentResult().data, ground.getCurrentResult().data]
  }
  expect(told(measured, later)).toEqual([null, []])
  expect(told(measured, onward(0.01))).toEqual([undefined, undefined])
  expect(told(pointedAt, measured)).toEqual([null, []])
  expect(told({ ...pointedAt, lat: 47 }, measured)).toEqual([undefined, undefined])
  expect(told(pointedAt, { ...pointedAt, lat: 47 })).toEqual([undefined, undefined])
})
