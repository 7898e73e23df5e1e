import { grammarOf } from '#contract/messages/grammar.ts'

const { number } = grammarOf('en')

/** The messages of what the keys do, in English. */
export const messages = {
  anywhere: 'Anywhere on the page',
  onMap: 'On the map',
  inLists: 'In lists',
  acts: {
    search: 'Search',
    near: 'What is in view, the nearest to the middle of the map first',
    print: 'Print',
    keys: 'These keys',
    close: 'Back: closes what was opened last',
    move: 'Move the map',
    zoom: 'Nearer and farther',
    ask: 'What applies in the middle of the map',
    rows: 'From row to row',
    page: 'A page of rows on or back',
    ends: 'To the first or the last row',
    open: 'Open the row',
  },
  arrows: 'Arrow keys',
  pages: 'Page up, page down',
  ends: 'Home, End',
  escape: 'Escape',
  enter: 'Enter',
  control: 'Ctrl',
  single: 'Single keys do this by themselves (?, L, /)',
  singleNote:
    'Switched off, they only write. Ctrl + K, and the keys on the map and in lists, go on. This device remembers it.',
  near: {
    title: 'In view, by distance',
    filter: 'Begin to type a name',
    none: 'Nothing in view has such a name',
    first: (shown: number, all: number) => `The nearest ${number(shown)} of ${number(all)}. Type for the others.`,
    middle: 'in the middle of the map',
  },
}

export type KeyMessages = typeof messages
