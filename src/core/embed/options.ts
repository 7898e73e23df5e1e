import { createParser, parseAsStringLiteral } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import { parseAccent } from './accent.ts'

/** The parts of the interface that an embed can have beside the map, its counts and the way to the full map. */
export const UI_PARTS = ['search', 'filter', 'list', 'legend', 'locate', 'share'] as const
export type UiPart = (typeof UI_PARTS)[number]

/** What is open beside the map at the start. */
const PANELS = ['none', 'list'] as const

/** Whether the page goes first (`cooperative`) or the map, where a gesture could be meant for either. */
export const GESTURES = ['cooperative', 'greedy'] as const
export type Gestures = (typeof GESTURES)[number]

/** What stands for no part at all. */
const NO_PART = 'none'

/** The parts where the address says nothing of them. */
export const USUAL_PARTS: readonly UiPart[] = ['list']

/** Reads `search,list` or `none`; what is not known is left out. Null where nothing is known. */
export function parseUi(text: string): readonly UiPart[] | null {
  const names = namesIn(text)
  const parts = UI_PARTS.filter((part) => names.includes(part))
  return parts.length > 0 || names.includes(NO_PART) ? parts : null
}

/** The text that {@link parseUi} reads. */
export function formatUi(parts: readonly UiPart[]): string {
  return parts.length === 0 ? NO_PART : parts.join(',')
}

function namesIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
}

/** Whether each value of an embed's own parameter can be read in whole, by its name. */
export const readableOptions = {
  ui: (text: string) => namesIn(text).every((name) => name === NO_PART || UI_PARTS.some((part) => part === name)),
  panel: (text: string) => PANELS.some((panel) => panel === text),
  gestures: (text: string) => GESTURES.some((gestures) => gestures === text),
  accent: (text: string) => parseAccent(text) !== null,
}

const parsers = {
  ui: createParser({ parse: parseUi, serialize: formatUi }).withDefault(USUAL_PARTS),
  panel: parseAsStringLiteral(PANELS).withDefault('none'),
  gestures: parseAsStringLiteral(GESTURES).withDefault('cooperative'),
  accent: createParser({ parse: parseAccent, serialize: (colour) => colour.slice(1) }),
}

/** What a host page has chosen in the address of its embed. */
export function useEmbedOptions() {
  return useParameters(parsers)[0]
}
