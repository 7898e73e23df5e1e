import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as facts } from '#contract/records/messages/de.ts'
import type { EmbeddingMessages } from './en.ts'
import { messages as core } from '#core/i18n/messages/de.ts'
import { messages as map } from '#map/messages/de.ts'

const { number } = grammarOf('de')

/** The messages of putting the map into a page, in German. */
export const messages: EmbeddingMessages = {
  title: 'Diese Karte einbinden',
  part: {
    title: 'Auf der eigenen Seite',
    note: 'Die Karte in einer eigenen Webseite; sie bleibt von selbst aktuell.',
    make: 'Code zum Einbinden …',
  },
  back: 'Zurück zu „Mitnehmen“',
  shows: 'Was sie zeigt',
  moment: 'Für welche Zeit',
  always: 'Die Zeit, zu der die Seite angesehen wird',
  form: 'Wie sie in die Seite kommt',
  forms: {
    frame: { name: 'HTML-Rahmen', use: 'Für jede Seite und fast jedes Redaktionssystem.' },
    element: {
      name: 'HTML-Element',
      use: 'Für Seiten mit eigenen Skripten, die mit ihr sprechen können.',
    },
    oembed: { name: 'oEmbed', use: 'Für WordPress und andere, die aus einer Adresse eine Karte machen.' },
    badge: { name: 'Plakette', use: 'Eine Zeile mit der Zahl der Sperrungen, wo kein Platz für eine Karte ist.' },
  },
  ownServiceOnly: (host) =>
    `Keine Plakette und kein oEmbed: Die macht der Dienst von Fieldgate, und ${host} gibt nur Dateien aus.`,
  badgeKind: 'Plakette als',
  badges: { image: 'Bild mit Link', frame: 'Text im Rahmen, am besten für Screenreader' },
  name: 'Titel',
  nameWhy: 'Screenreader kündigen die Karte damit an.',
  nameMissing: (name) => `Nötig: Screenreader kündigen die Karte damit an. Bis es einen gibt, ist er „${name}“.`,
  suggested: facts.mapTitle,
  height: 'Höhe in Pixeln',
  heightWhy: 'Die Karte ist so breit wie die Stelle, an der sie steht.',
  heightWrong: (least, most, usual) =>
    `Bitte eine ganze Zahl von ${number(least)} bis ${number(most)}. Bis dahin sind es ${number(usual)}.`,
  look: 'Farben',
  eachLanguage: 'Die der Lesenden',
  theme: 'Hell oder dunkel',
  themes: { auto: 'Wie das Gerät der Lesenden', ...core.themes },
  accent: 'Farbe von Links und Knöpfen',
  accentPick: 'Farbe wählen',
  accentUsual: 'Wie auf dieser Seite',
  accentWhy: 'Wie 1d5c47, etwa die eigene Hausfarbe. Leer: wie auf dieser Seite.',
  accentWrong: 'Das ist keine Farbe aus drei oder sechs hexadezimalen Ziffern wie 1d5c47.',
  accentShaded: (themes, shade) => `${themes}: gezeigt als ${shade}, damit Wörter darin lesbar sind.`,
  shadedIn: { light: 'In Hell', dark: 'In Dunkel', sunlight: 'In Sonnenlicht' },
  abilities: 'Was die Lesenden darin tun können',
  parts: 'Neben der Karte',
  partNames: {
    search: 'Suche',
    filter: core.filter.open,
    list: 'Liste der Sperrungen',
    legend: map.legend,
    locate: 'Mein Standort',
    share: core.titles.share,
  },
  listOpen: 'Liste von Anfang an offen',
  gestures: 'Scrollen und Ziehen über der Karte',
  gestureNames: {
    cooperative: 'Bewegt die Seite; mit Strg oder zwei Fingern die Karte (empfohlen)',
    greedy: 'Bewegt gleich die Karte: für eine Seite, die nur aus der Karte besteht',
  },
  previewOf: (title) => `Vorschau: ${title}`,
  loading: 'Die Vorschau wird geladen.',
  preview: 'Vorschau auf',
  widths: { wide: 'einer breiten Seite', phone: 'einem Telefon', narrow: '200 Pixeln' },
  snippet: 'Code',
  address: 'Adresse zum Einfügen',
  copy: 'Code kopieren',
  copied: 'Kopiert. Jetzt in das HTML der Seite einfügen.',
  copiedAddress: 'Kopiert. Jetzt in eine eigene Zeile einfügen.',
  refused: 'Dieser Browser lässt das Kopieren nicht zu. Der Text ist markiert: aus dem Feld kopieren.',
  linkText: (title) => `${title} (Karte öffnen)`,
  host: {
    title: 'Was die eigene Seite erlauben muss',
    endpoint: 'Falls das System nach einem oEmbed-Endpunkt fragt',
    csp: 'In einer Content Security Policy der Seite',
    sandbox: 'In einer Sandbox um den Rahmen',
    links: 'und damit sich Links öffnen lassen',
    takesStyles: 'Die Policy der Seite verbietet Stile im HTML (dann stehen ältere Attribute dafür)',
    privacy: (hosts) =>
      `Datenschutz: keine Cookies. Die Browser der Lesenden fragen ${hosts} und sonst niemanden, es sei denn, jemand wählt den Hintergrund eines anderen Anbieters.`,
    guide: 'Anleitung für Webmaster',
    messages: 'Mit der Karte sprechen',
    demo: 'Eine Seite zum Ausprobieren',
  },
}
