declare module 'virtual:gazetteer' {
  /** The address of the larger places, and of what the map does not know of the small ones. */
  export const gazetteer: string
  /** The address of the map's own file of the small places. */
  export const villages: string
}
