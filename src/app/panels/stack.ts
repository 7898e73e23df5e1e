/** What can be open over the map, from the top down: each covers those after it. */
const PANELS = ['picker', 'selection', 'here', 'hike', 'timeline'] as const
export type Panel = (typeof PANELS)[number]

/** Which panels are open; a picker only where it is in the sheet, and not beside the pointer. */
export type OpenPanels = Readonly<Record<Panel, boolean>>

/** The open panel that covers all others; null where none is open. */
export function topPanel(open: OpenPanels): Panel | null {
  return PANELS.find((panel) => open[panel]) ?? null
}

/** Whether one that is open covers a panel. */
export function isCovered(panel: Panel, open: OpenPanels): boolean {
  return PANELS.slice(0, PANELS.indexOf(panel)).some((above) => open[above])
}

/** Whether there is a card: the timeline is none, and stands beside cards. */
export function hasCard(open: OpenPanels): boolean {
  return isCovered('timeline', open)
}
