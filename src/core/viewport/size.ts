/** How large something on the screen is, in px. */
export interface Size {
  readonly width: number
  readonly height: number
}
