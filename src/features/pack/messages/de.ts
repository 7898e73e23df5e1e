import { grammarOf } from '#contract/messages/grammar.ts'
import type { PackMessages } from './en.ts'

const { count } = grammarOf('de')
const areas = count({ one: '# Gebiet', other: '# Gebiete' })
const closures = count({ one: '# Sperrung oder Hinweis', other: '# Sperrungen und Hinweise' })

/** The messages of packs, in German. */
export const messages: PackMessages = {
  newTitle: 'Eine Region mitnehmen',
  intro:
    'Eine mitgenommene Region liegt auf diesem Gerät: Gebiete, Sperrungen, Namen und die Karte. Wo es kein Netz gibt, funktionieren Karte, Suche und Einzelheiten damit.',
  none: 'Noch keine Region mitgenommen.',
  region: 'Welche Region',
  how: {
    view: 'Was die Karte zeigt',
    area: (name) => `„${name}“ und was darum herum liegt`,
    around: 'Rund um einen Ort',
    along: 'Entlang der Route',
  },
  centre: 'Mittelpunkt',
  middle: 'Die Mitte der Karte',
  position: 'Mein Standort',
  place: 'Ein Ort nach Namen',
  placeName: 'Ort oder Koordinaten',
  noPlace: 'Suchen Sie einen Ort und wählen Sie ihn aus.',
  aroundPlace: (name) => `Rund um ${name}`,
  locating: 'Ihr Standort wird bestimmt …',
  noPosition:
    'Ihr Standort ist nicht bekannt: Erlauben Sie dem Browser, ihn zu nennen, oder wählen Sie die Mitte der Karte.',
  radius: 'Im Umkreis von',
  width: 'Nach jeder Seite',
  name: 'Name der Region',
  ownName: (day) => `Region vom ${day}`,
  past: 'Abgelaufene Sperrungen',
  pastMonths: count({ one: 'des letzten Monats', other: 'der letzten # Monate' }),
  pastNone: 'Keine',
  contents: 'Was darin ist, geschätzt',
  parts: {
    details: 'Zuständige, Arten',
    words: 'Wörter und Listen',
    places: 'Orte für die Suche',
    ground: 'Grundkarte: Wege, Gewässer, Namen',
    relief: 'Relief und Höhen',
  },
  has: (areaCount, closureCount) => `${areas(areaCount)}, ${closures(closureCount)}`,
  hasAtMost: (areaCount, closureCount) =>
    `Höchstens ${areas(areaCount)}, ${closures(closureCount)}: Dieser Dienst kann nicht nach Region zählen.`,
  total: 'Zusammen',
  measuring: 'Der Dienst wird gefragt, wie groß das ist …',
  unmeasured:
    'Der Dienst konnte nicht gefragt werden, wie groß das ist. Um eine Region mitzunehmen, braucht es ein Netz.',
  noMaps: 'Der Betreiber bietet keine Karten zum Mitnehmen an: Die Grundkarte fehlt darin.',
  coarser: 'Die Region ist zu groß für die ganze Grundkarte: Kleinere Wege und Namen fehlen.',
  app: (size, isThere) =>
    `Die App selbst: ${size}, ${isThere ? 'schon auf diesem Gerät.' : 'wird vom Browser noch geladen.'}`,
  room: (free) => `Platz dafür auf diesem Gerät: ${free}`,
  noRoom: (free) =>
    `Dieses Gerät hat nur noch Platz für ${free}. Wählen Sie eine kleinere Region oder löschen Sie eine andere.`,
  download: 'Herunterladen',
  stands: (when, size) => `Daten von ${when} · ${size}`,
  wentBack: (when) =>
    `Der Dienst hat jetzt ältere Daten als zuvor (Stand: ${when}): Was sich seither geändert hat, fehlt.`,
  incomplete: 'Noch nicht vollständig',
  progress: (name) => `${name} wird heruntergeladen`,
  received: (done, all) => `${done} von etwa ${all}`,
  run: {
    running: 'Wird heruntergeladen …',
    waiting: 'Keine Verbindung. Sobald es eine gibt, geht es von selbst weiter.',
    failing: 'Der Dienst kann gerade nicht antworten. Sobald er es kann, geht es von selbst weiter.',
    full: 'Dieses Gerät ist voll. Löschen Sie etwas und machen Sie weiter: Was heruntergeladen ist, bleibt.',
    unsettled:
      'Die Daten des Dienstes werden gerade geändert. Versuchen Sie es später: Was heruntergeladen ist, bleibt.',
    refused: 'Der Dienst lehnt das ab. Versuchen Sie es später: Was heruntergeladen ist, bleibt.',
    elsewhere: 'Wird in einem anderen Tab heruntergeladen.',
    paused: 'Angehalten. Was heruntergeladen ist, bleibt.',
  },
  olderServes: 'Bis alles da ist, gilt der ältere Stand.',
  pause: 'Anhalten',
  resume: 'Weitermachen',
  cancel: 'Abbrechen',
  refresh: 'Aktualisieren',
  rename: 'Umbenennen',
  save: 'Namen speichern',
  delete: 'Löschen',
  deleted: (name) => `„${name}“ ist gelöscht.`,
  deletedForGood: 'Bis Sie dieses Fenster schließen, lässt sich das zurücknehmen.',
  bringBack: 'Zurückholen',
  bringNamedBack: (name) => `„${name}“ zurückholen`,
  actionsOf: (name) => `Aktionen für ${name}`,
  unreadable: (name) =>
    `Die Region „${name}“ stammt von einer anderen Version dieser App und ist nicht lesbar. Löschen Sie sie und nehmen Sie sie neu mit.`,
  unnamed: 'Eine Region',
  problem: {
    newer: 'Die Regionen auf diesem Gerät stammen von einer neueren Version dieser App. Laden Sie die Seite neu.',
    unavailable:
      'Dieser Browser bewahrt für diese Seite nichts auf, also lässt sich keine Region mitnehmen: etwa in einem privaten Fenster.',
    unkept:
      'Dieser Browser bewahrt die App selbst nicht auf, also lässt sich ohne Netz keine Region öffnen: etwa in einem privaten Fenster, oder wo die Adresse nicht mit https beginnt.',
    unkeptBySite: 'Diese Website bewahrt die App nicht auf Geräten auf, also lässt sich ohne Netz keine Region öffnen.',
  },
  gone: (name) => `Die Region „${name}“, die hier war, ist fort: Der Browser hat sie gelöscht. Nehmen Sie sie neu mit.`,
  understood: 'Verstanden',
  used: (used, all) => `${used} auf diesem Gerät belegt, von höchstens ${all}.`,
  kept: 'Der Browser hat zugesagt, sie zu behalten.',
  notKept:
    'Der Browser darf sie löschen, wenn der Platz knapp wird oder nach einiger Zeit ohne Gebrauch. Die App zu installieren hilft.',
  full: 'Dieses Gerät ist voll: Es kann nichts mehr darauf behalten werden. Löschen Sie etwas und versuchen Sie es dann noch einmal.',
  install: {
    why: 'Installiert öffnet sich die Karte wie eine App, und Browser behalten ihre Daten länger.',
    byHand: 'Auf iPhone und iPad: auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.',
    act: 'Installieren',
    putAway: 'Tipp ausblenden',
  },
}
