// The measures of the page in px. Code reads them here, stylesheets as custom properties and media queries of the same
// names (`build/tokens-css.ts`): `panel.sidebarWidth` is `var(--sidebar-width)`.

/** Space within and between parts, in steps and half steps. */
export const space = {
  sHalf: 2,
  s1: 4,
  s1Half: 6,
  s2: 8,
  s2Half: 10,
  s3: 12,
  s3Half: 14,
  s4: 16,
  s5: 20,
  s6: 24,
} as const

/** Radii of corners: of a tag, a control, a panel, a sheet. */
export const radius = { rS: 4, rM: 6, rL: 10, rSheet: 14 } as const

/** The panels around the map; of a window in which they have more room, see {@link HUGE_PANEL}. */
export const panel = {
  /** Between a panel and the edge of the page or another panel. */
  gutter: 12,
  sidebarWidth: 344,
  cardWidth: 336,
  timelineHeight: 300,
  searchHeight: 52,
  questionsHeight: 45,
  sheetLow: 96,
  /** What a full sheet leaves free above. */
  sheetTop: 112,
} as const

/** What of the panels is larger from the breakpoint `huge` on. */
export const HUGE_PANEL = { sidebarWidth: 416, cardWidth: 432 } as const

/** The embed's frame. */
export const frame = {
  frameGutter: 10,
  listWidth: 300,
  barHeight: 48,
  /** What a callout at the map's edge takes of it. */
  calloutHeight: 144,
  /** The most that the map keeps above a list. */
  mapHeight: 320,
} as const

/** What lies over what, within a part that stacks for itself. */
export const layer = { zRaised: 1, zOver: 2, zTop: 3, zDrawer: 4, zFailure: 9 } as const

// Apart from the lists of breakpoints, so that a query is a constant, and what does not use it does not get it.
const SIDE_PX = 600
const WIDE_PX = 960
const HUGE_PX = 1800
const ROOMY_PX = 480

/** Widths of the window from which on there is room for more: media queries `--wide` and, below it, `--below-wide`. */
export const breakpoint = {
  small: 260,
  narrow: 300,
  compact: 340,
  callout: 481,
  dialog: 520,
  side: SIDE_PX,
  medium: 640,
  wide: WIDE_PX,
  huge: HUGE_PX,
} as const

/** Heights of the window, likewise. */
export const heightBreakpoint = { tall: 320, roomy: ROOMY_PX } as const

/** Widths and heights of a guide, of a timeline and of a map, likewise, for container queries. */
export const containerBreakpoint = {
  guide: 801,
  narrowTimeline: 461,
  mediumTimeline: 621,
  wideTimeline: 801,
  narrowMap: 220,
  creditsMap: 440,
} as const
export const containerHeightBreakpoint = { tallMap: 180 } as const

/** What browsers set text in, unless their user says otherwise: a rem, in px. */
export const USUAL_TEXT_PX = 16

// What follows is in the unit of the size of text that the visitor's browser is set to, as in stylesheets.

/** From this width on list and card stand on either side of the map. */
export const WIDE = `(min-width: ${WIDE_PX / USUAL_TEXT_PX}rem)`
/** From this width on they stand at its side, one in the place of the other; below it they rise from the bottom. */
export const SIDE = `(min-width: ${SIDE_PX / USUAL_TEXT_PX}rem)`
/** From this width on the panels are {@link HUGE_PANEL}. */
export const HUGE = `(min-width: ${HUGE_PX / USUAL_TEXT_PX}rem)`
/** Below this height a card takes all of it. */
export const LOW_WINDOW = `(max-height: ${(ROOMY_PX - 1) / USUAL_TEXT_PX}rem)`
