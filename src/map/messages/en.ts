import { grammarOf } from '#contract/messages/grammar.ts'

const { number } = grammarOf('en')

/** The messages of the map, in English. */
export const messages = {
  label: 'Map of protected areas and closures',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  move: { label: 'Move the map', north: 'North', south: 'South', west: 'West', east: 'East' },
  locate: 'My position',
  locating: 'Looking for your position …',
  locateDenied: 'The position may not be used: allow it in the browser’s settings for this page.',
  locateFailed: 'The position could not be found.',
  still: 'A still picture: this browser cannot draw the moving map.',
  accurateTo: (metres: number) => `You are here, ± ${number(metres)} m.`,
  whatApplies: 'What applies here?',
  legend: 'Legend',
  noDetail: 'No detail here',
  base: 'Base:',
  credits: 'Sources of the map',
  background: 'Background',
  backgroundFailed: (name: string) => `“${name}” could not be loaded. The built-in background is shown instead.`,
  zoomByWheel: 'Use ctrl + scroll to zoom the map',
  zoomByWheelOnMac: 'Use ⌘ + scroll to zoom the map',
  moveByFingers: 'Use two fingers to move the map',
}

export type MapMessages = typeof messages
