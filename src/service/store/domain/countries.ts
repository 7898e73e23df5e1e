import { iso31661 } from 'iso-3166'

/** A country by its codes of ISO 3166-1; its number is its stable id. */
interface CountryCodes {
  readonly id: number
  readonly alpha2: string
  readonly alpha3: string
}

/** Kosovo has no codes in the standard; these are in common use. */
const KOSOVO: CountryCodes = { id: 983, alpha2: 'XK', alpha3: 'XKX' }

export const countryCodes: readonly CountryCodes[] = [
  ...iso31661.map(({ numeric, alpha2, alpha3 }) => ({ id: Number(numeric), alpha2, alpha3 })),
  KOSOVO,
]

/** Every country's number by its alpha-2 code. */
export const countryIds: ReadonlyMap<string, number> = new Map(countryCodes.map(({ id, alpha2 }) => [alpha2, id]))
