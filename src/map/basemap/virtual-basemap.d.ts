declare module 'virtual:basemap' {
  /** The address of the band that draws the map below zoom 5. */
  export const far: string
  /** The address of the band that draws the map from zoom 5 on. */
  export const near: string
  /** The address of the band that adds the small places. */
  export const villages: string
}
