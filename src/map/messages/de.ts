import { grammarOf } from '#contract/messages/grammar.ts'
import type { MapMessages } from './en.ts'

const { number } = grammarOf('de')

/** The messages of the map, in German. */
export const messages: MapMessages = {
  label: 'Karte der Schutzgebiete und Sperrungen',
  zoomIn: 'Hineinzoomen',
  zoomOut: 'Herauszoomen',
  move: {
    label: 'Karte verschieben',
    north: 'Nach Norden',
    south: 'Nach Süden',
    west: 'Nach Westen',
    east: 'Nach Osten',
  },
  locate: 'Mein Standort',
  locating: 'Standort wird gesucht …',
  locateDenied:
    'Der Standort ist nicht freigegeben: In den Einstellungen des Browsers lässt er sich für diese Seite erlauben.',
  locateFailed: 'Der Standort ließ sich nicht bestimmen.',
  still: 'Ein stehendes Bild: Dieser Browser kann die bewegliche Karte nicht zeichnen.',
  accurateTo: (metres) => `Sie sind hier, ± ${number(metres)} m.`,
  whatApplies: 'Was gilt hier?',
  legend: 'Legende',
  noDetail: 'Hier keine Einzelheiten',
  base: 'Hintergrund:',
  credits: 'Quellen der Karte',
  background: 'Hintergrund',
  backgroundFailed: (name) => `„${name}“ ließ sich nicht laden. Zu sehen ist der mitgelieferte Hintergrund.`,
  zoomByWheel: 'Mit Strg + Scrollen zoomt die Karte',
  zoomByWheelOnMac: 'Mit ⌘ + Scrollen zoomt die Karte',
  moveByFingers: 'Zwei Finger bewegen die Karte',
}
