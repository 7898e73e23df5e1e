import { grammarOf } from '#contract/messages/grammar.ts'
import type { KeyMessages } from './en.ts'

const { number } = grammarOf('de')

/** The messages of what the keys do, in German. */
export const messages: KeyMessages = {
  anywhere: 'Überall auf der Seite',
  onMap: 'Auf der Karte',
  inLists: 'In Listen',
  acts: {
    search: 'Suchen',
    near: 'Was im Ausschnitt liegt, nach Nähe zur Kartenmitte',
    print: 'Drucken',
    keys: 'Diese Tasten',
    close: 'Zurück: schließt, was zuletzt geöffnet wurde',
    move: 'Die Karte verschieben',
    zoom: 'Näher heran und weiter weg',
    ask: 'Was in der Kartenmitte gilt',
    rows: 'Von Zeile zu Zeile',
    page: 'Um eine Seite vor oder zurück',
    ends: 'Zur ersten oder letzten Zeile',
    open: 'Die Zeile öffnen',
  },
  arrows: 'Pfeiltasten',
  pages: 'Bild auf, Bild ab',
  ends: 'Pos1, Ende',
  escape: 'Esc',
  enter: 'Eingabetaste',
  control: 'Strg',
  single: 'Einzelne Tasten als Tastenkürzel (?, L, /)',
  singleNote:
    'Ausgeschaltet schreiben sie nur. Strg + K und die Tasten auf der Karte und in Listen wirken weiter. Dieses Gerät merkt es sich.',
  near: {
    title: 'Im Ausschnitt, nach Entfernung',
    filter: 'Anfang eines Namens tippen',
    none: 'Nichts im Ausschnitt heißt so',
    first: (shown, all) =>
      `Die nächsten ${number(shown)} von ${number(all)}. Die übrigen findet, wer ihren Namen tippt.`,
    middle: 'in der Kartenmitte',
  },
}
