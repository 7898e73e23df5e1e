import { keepPreviousData } from '@tanstack/react-query'
import type { Place } from './here-address.ts'

/** By so many decimals a place is told that a device measures: about 100 m. */
const DECIMALS = 3

/** Where a place is asked about whose answer holds around it too: who walks does not ask anew at each step. */
export function askedPlace(place: Place): Place {
  if (place.accuracy === null) return place
  const [lng = 0, lat = 0] = [place.lng, place.lat].map((degrees) => Number(degrees.toFixed(DECIMALS)))
  return { ...place, lng, lat }
}

/** How what is asked of a place goes on: who walks sees what was told of the last step until it is known of the next. */
export function fromLastStep({ accuracy }: Place) {
  return accuracy === null ? {} : { placeholderData: keepPreviousData }
}
