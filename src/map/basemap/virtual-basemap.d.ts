declare module 'virtual:basemap' {
  /** The address of a file of the basemap, by its name. */
  export function addressOf(name: string): string
}
