import { grammarOf } from '#contract/messages/grammar.ts'
import type { ReadyMessages } from './en.ts'

const { count } = grammarOf('de')

/** The messages of the check whether all is there for the field, in German. */
export const messages: ReadyMessages = {
  title: 'Bereit fürs Gelände?',
  intro: 'Listen, Suche, Einzelheiten und Karte werden mit diesem Gerät allein ausprobiert, als gäbe es kein Netz.',
  checking: 'Wird geprüft …',
  failed: 'Die Prüfung konnte nicht beendet werden. Versuchen Sie es noch einmal.',
  again: 'Noch einmal prüfen',
  ready: 'Bereit: Alles geht mit diesem Gerät allein.',
  readyBut: count({ one: 'Bereit: Eines ist zu beachten.', other: 'Bereit: # Dinge sind zu beachten.' }),
  lacking: count({ one: 'Nicht bereit: Eines fehlt.', other: 'Nicht bereit: # Dinge fehlen.' }),
  verdicts: { good: 'Geht', warning: 'Beachten', missing: 'Fehlt' },
  app: {
    good: 'Die App öffnet sich ohne Netz.',
    missing:
      'Die App ist nicht ganz auf diesem Gerät. Laden Sie die Seite neu, solange es ein Netz gibt, und warten Sie einen Augenblick.',
  },
  regions: count({ one: 'Eine Region ist auf diesem Gerät.', other: '# Regionen sind auf diesem Gerät.' }),
  noRegion: 'Keine Region ist auf diesem Gerät.',
  view: {
    good: 'Was die Karte zeigt, liegt in Ihren Regionen.',
    warning: 'Die Karte zeigt mehr als Ihre Regionen: Was dort gilt, ist unbekannt.',
  },
  age: {
    good: (when) => `Die ältesten Daten sind von ${when}.`,
    old: (name, when) => `Die Daten von „${name}“ sind alt, Stand ${when}.`,
    unfinished: (name) => `„${name}“ ist noch nicht vollständig.`,
  },
  tasks: {
    lists: {
      good: 'Gebiete und Sperrungen werden aufgelistet.',
      missing: 'Gebiete und Sperrungen werden nicht aufgelistet.',
    },
    search: { good: 'Die Suche findet Namen.', missing: 'Die Suche findet nichts.' },
    cards: { good: 'Einzelheiten öffnen sich vollständig.', missing: 'Einzelheiten öffnen sich nicht.' },
    here: { good: 'Was an einem Ort gilt, wird gesagt.', missing: 'Was an einem Ort gilt, wird nicht gesagt.' },
    map: { good: 'Die Karte zeichnet die Gebiete.', missing: 'Die Karte zeichnet die Gebiete nicht.' },
    builtin: {
      good: 'Der mitgelieferte Hintergrund ist ganz da: Küsten, Grenzen, Dörfer.',
      missing: 'Der mitgelieferte Hintergrund ist nur im Groben da.',
    },
    ground: { good: 'Die Grundkarte ist da: Wege, Gewässer, Namen.', missing: 'Die Grundkarte fehlt.' },
    words: {
      good: 'Namen von Gebietsarten und Gründen sind da.',
      missing: 'Namen von Gebietsarten und Gründen fehlen.',
    },
  },
  inRegions: (names) => `In: ${names}. Löschen Sie diese Region und nehmen Sie sie neu mit.`,
  noGround: 'Keine Region hat die Grundkarte dabei: Die Karte zeigt wenig von Wegen und Gewässern.',
  position: {
    good: 'Der Browser nennt Ihren Standort.',
    warning:
      'Der Browser wird fragen, bevor er Ihren Standort nennt. Erlauben Sie es jetzt, draußen eilt es vielleicht.',
    missing:
      'Der Browser nennt Ihren Standort nicht. Erlauben Sie es in den Einstellungen des Browsers für diese Seite.',
  },
  clock: {
    good: 'Die Uhr dieses Geräts geht richtig.',
    behind: (difference) =>
      `Die Uhr dieses Geräts geht ${difference} nach. Sperrungen beginnen und enden nach ihr: Stellen Sie sie richtig.`,
    ahead: (difference) =>
      `Die Uhr dieses Geräts geht ${difference} vor. Sperrungen beginnen und enden nach ihr: Stellen Sie sie richtig.`,
  },
  storage: {
    good: 'Der Browser hat zugesagt, alles zu behalten.',
    warning: 'Der Browser kann es löschen, wenn der Platz knapp wird oder es lange nicht gebraucht wird.',
  },
  allow: 'Erlauben',
  askToKeep: 'Um Zusage bitten',
}
