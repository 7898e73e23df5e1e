import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as facts } from '#contract/records/messages/en.ts'
import type { UiPart } from '#core/embed/options.ts'
import { messages as core } from '#core/i18n/messages/en.ts'
import { messages as map } from '#map/messages/en.ts'

const { number } = grammarOf('en')

/** The messages of putting the map into a page, in English. */
export const messages = {
  title: 'Put this map into your page',
  part: {
    title: 'On your own page',
    note: 'The map in a page of yours, which stays up to date by itself.',
    make: 'Make the snippet …',
  },
  back: 'Back to all ways',
  shows: 'What it shows',
  moment: 'For when it shows it',
  always: 'The time at which the page is looked at',
  form: 'How it gets into the page',
  forms: {
    frame: { name: 'HTML frame', use: 'For any page and nearly every content system.' },
    element: { name: 'HTML element', use: 'For pages with scripts of their own, which can talk to it.' },
    oembed: { name: 'oEmbed', use: 'For WordPress and others that make a map of an address.' },
    badge: { name: 'Badge', use: 'One line with the number of closures, where a map has no room.' },
  },
  ownServiceOnly: (host: string) =>
    `No badge and no oEmbed: they are made by the service of Fieldgate, and ${host} gives out files alone.`,
  badgeKind: 'Badge as',
  badges: { image: 'Picture with a link', frame: 'Text in a frame, best for screen readers' },
  name: 'Title',
  nameWhy: 'Screen readers announce the map by it.',
  nameMissing: (name: string) => `Needed: screen readers announce the map by it. Until there is one, it is “${name}”.`,
  suggested: facts.mapTitle,
  height: 'Height in pixels',
  heightWhy: 'It is as wide as the place where it stands.',
  heightWrong: (least: number, most: number, usual: number) =>
    `A whole number from ${number(least)} to ${number(most)}, please. Until then it is ${number(usual)}.`,
  look: 'Colours',
  eachLanguage: 'Each reader’s own',
  theme: 'Light or dark',
  themes: { auto: 'As each reader’s device', ...core.themes },
  accent: 'Colour of links and buttons',
  accentPick: 'Pick the colour',
  accentUsual: 'As on this site',
  accentWhy: 'As 1d5c47, for instance your own house colour. Empty: as on this site.',
  accentWrong: 'That is no colour of three or six hexadecimal digits, such as 1d5c47.',
  accentShaded: (themes: string, shade: string) => `${themes}: shown as ${shade}, so that words in it can be read.`,
  shadedIn: { light: 'In light', dark: 'In dark', sunlight: 'In sunlight' },
  abilities: 'What readers can do in it',
  parts: 'Beside the map',
  partNames: {
    search: 'Search',
    filter: core.filter.open,
    list: 'List of closures',
    legend: map.legend,
    locate: 'Find my position',
    share: core.titles.share,
  } satisfies Record<UiPart, string>,
  listOpen: 'List open from the start',
  gestures: 'Scrolling and pinching over the map',
  gestureNames: {
    cooperative: 'Moves the page; with Ctrl or two fingers the map (recommended)',
    greedy: 'Moves the map at once: for a page that is nothing but the map',
  },
  previewOf: (title: string) => `Preview: ${title}`,
  loading: 'The preview is being loaded.',
  preview: 'Preview on',
  widths: { wide: 'a wide page', phone: 'a phone', narrow: '200 pixels' },
  snippet: 'Snippet',
  address: 'Address to paste',
  copy: 'Copy snippet',
  copied: 'Copied. Paste it into the HTML of your page.',
  copiedAddress: 'Copied. Paste it into a line of its own.',
  refused: 'This browser refused to copy. It is selected: copy it from the field.',
  linkText: (title: string) => `${title} (open the map)`,
  host: {
    title: 'What your page has to allow',
    endpoint: 'If your system asks for an oEmbed endpoint',
    csp: 'In a Content Security Policy of your page',
    sandbox: 'In a sandbox around the frame',
    links: 'and so that links can be opened',
    takesStyles: 'My page’s policy forbids styles in the HTML (then older attributes stand for them)',
    privacy: (hosts: string) =>
      `Privacy: no cookies. Your readers’ browsers ask ${hosts}, and nobody else unless a reader chooses a background of another house.`,
    guide: 'Guide for webmasters',
    messages: 'Talking to the map',
    demo: 'A page to try it',
  },
}

export type EmbeddingMessages = typeof messages
