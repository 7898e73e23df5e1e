declare module 'virtual:packages' {
  interface Packages {
    readonly packages: readonly {
      readonly name: string
      readonly version: string
      readonly licence: string
      readonly url: string | null
      readonly text: number | null
    }[]
    readonly texts: readonly string[]
  }
  /** What the app and its service are built on, with the texts of the licences. */
  const packages: Packages
  export default packages
}
