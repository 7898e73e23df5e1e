import { grammarOf } from '#contract/messages/grammar.ts'
import type { HikeMessages } from './en.ts'

const { count, number } = grammarOf('de')
const shapeless = count({
  one: '# Eintrag hat keinen bekannten Umriss und wurde nicht geprüft',
  other: '# Einträge haben keinen bekannten Umriss und wurden nicht geprüft',
})

/** The messages of the check of a hike, in German. */
export const messages: HikeMessages = {
  staysHere: 'Bleibt auf diesem Gerät',
  intro: 'Welche Sperrungen und Hinweise berührt Ihre Route, und wann wären Sie dort?',
  onDevice:
    'Die Route bleibt auf diesem Gerät: Sie wird hier geprüft, und nur nach Rechtecken um sie und um ihre gesperrten Stücke wird gefragt.',
  chooseFile: 'Datei wählen',
  fileKinds: 'GPX, KML, TCX oder GeoJSON, auch als KMZ oder ZIP; oder irgendwo auf dieser Seite ablegen',
  draw: 'Auf der Karte zeichnen',
  otherRoute: 'Andere Route',
  drawnRoute: 'Gezeichnete Route',
  drawHelp:
    'Tippen Sie auf die Karte, um Punkte zu setzen. Mit Tasten: Karte mit den Pfeiltasten schieben, dann „Punkt hier“.',
  addByName: 'Punkt mit Namen oder Koordinaten hinzufügen',
  points: 'Punkte der Route',
  pointTold: (n, where) => `Punkt ${number(n)}: ${where}`,
  fromBefore: (away) => `${away} des vorigen Punkts`,
  samePlace: 'am selben Ort wie der vorige Punkt',
  removePoint: (n) => `Punkt ${number(n)} entfernen`,
  pointHere: 'Punkt hier',
  undo: 'Letzten Punkt entfernen',
  finish: 'Fertig',
  cancel: 'Abbrechen',
  pointsSet: count({ one: '# Punkt', other: '# Punkte' }),
  reading: (name, percent) => `${name} wird gelesen: ${number(percent)} %`,
  readingDrawn: 'Die Route wird gelesen …',
  problems: {
    empty: 'Die Datei ist leer. Exportieren Sie die Route noch einmal und wählen Sie dann diese Datei.',
    picture: 'Das ist ein Bild, keine Route. Wählen Sie eine GPX-, KML-, TCX- oder GeoJSON-Datei.',
    packed:
      'Die Datei ist gepackt und enthält keine Route, mehrere oder eine, die sich hier nicht entpacken lässt. Entpacken Sie sie und wählen Sie die GPX-, KML- oder TCX-Datei darin.',
    fit: 'Das ist eine FIT-Datei, wie Uhren und Radcomputer sie aufzeichnen. Wählen Sie die GPX-Datei derselben Tour: Die App oder Website des Geräts exportiert sie.',
    other: 'Das ist keine GPX-, KML-, TCX- oder GeoJSON-Datei. Exportieren Sie die Route in einem dieser Formate.',
    damaged:
      'Die Datei ist beschädigt oder enthält, was in keine Routendatei gehört. Exportieren Sie sie neu oder wählen Sie eine andere.',
    'no-line':
      'In der Datei ist kein Track und keine Route, nur einzelne Orte oder nichts. Wählen Sie eine mit einem Track.',
    'too-large': 'Die Datei ist größer als 200 MB. Wählen Sie eine kürzere Route.',
    'too-many-points': 'Die Datei hat mehr als eine Million Punkte. Wählen Sie eine kürzere Route.',
  },
  atLine: (n) => `Sie bricht in Zeile ${number(n)} ab.`,
  crashed: 'Die Route konnte nicht gelesen werden. Wählen Sie eine andere Datei oder zeichnen Sie die Route.',
  time: 'Start',
  pace: 'Tempo, km/h',
  onYourHike: 'Auf Ihrer Tour:',
  anyActivity: 'Beliebig',
  addActivity: 'Hinzufügen …',
  removeActivity: (name) => `Entfernen: ${name}`,
  summary: (km, rise, duration) => [`${km} km`, ...(rise === null ? [] : [rise]), `etwa ${duration}`].join(' · '),
  rise: (up, down) => `${up} m hinauf, ${down} m hinunter`,
  heightsOfMap: 'Höhen aus der Karte',
  hours: (h, min) => `${number(h)} Std. ${min} Min.`,
  rule: 'Ihre Zeit: die Strecke in Ihrem Tempo und 1 Stunde je 600 m Anstieg; Anstiege unter 10 m zählen nicht.',
  ruleFlat:
    'Ihre Zeit: die Strecke in Ihrem Tempo. Entlang der Route sind zu wenige Höhen bekannt, Anstiege zählen darum nicht.',
  zone: (zone) => `Die Zeiten sind die des Ortes (${zone}).`,
  zoneOfDevice: (zone) =>
    `Keine Sperrung ringsum nennt die Zeitzone des Ortes: Die Zeiten sind die dieses Geräts (${zone}).`,
  asking: 'Sperrungen entlang der Route werden abgefragt …',
  again: 'Neu prüfen',
  askedAgain: 'Neu geprüft.',
  notAsked: 'Die Sperrungen konnten nicht abgefragt werden.',
  verdict: {
    inForce: count({ one: 'Berührt # Sperrung, die dann gilt', other: 'Berührt # Sperrungen, die dann gelten' }),
    voluntary: count({
      one: 'Berührt # Ort, der dann gemieden werden soll',
      other: 'Berührt # Orte, die dann gemieden werden sollen',
    }),
    only: {
      'off-paths': count({
        one: 'Auf den Wegen bleiben: Daneben gilt dann # Sperrung',
        other: 'Auf den Wegen bleiben: Daneben gelten dann # Sperrungen',
      }),
      'off-leash': count({
        one: 'Hunde an die Leine: # Sperrung verlangt es dann',
        other: 'Hunde an die Leine: # Sperrungen verlangen es dann',
      }),
    },
    unknown: count({
      one: 'Berührt # Sperrung, die dann vielleicht gilt',
      other: 'Berührt # Sperrungen, die dann vielleicht gelten',
    }),
    others: count({
      one: 'Berührt # Eintrag, der dann nicht für Sie gilt',
      other: 'Berührt # Einträge, von denen dann keiner für Sie gilt',
    }),
    none: 'Auf dieser Route ist keine Sperrung erfasst',
  },
  noneBy: (sources) => `Keine von ${sources}. Das ist keine Erlaubnis: Es gelten die Schilder vor Ort.`,
  notAll: 'Nicht alles ringsum konnte geprüft werden: siehe unten.',
  noPermission: 'Was nicht erfasst ist, ist nicht bekannt. Das ist keine Erlaubnis: Es gelten die Schilder vor Ort.',
  state: {
    inForce: 'Gesperrt, wenn Sie dort sind',
    mayBe: 'Gilt vielleicht, wenn Sie dort sind',
    avoid: 'Bitte meiden: gilt, wenn Sie dort sind',
    keepTo: {
      'off-paths': 'Auf den Wegen bleiben: gilt, wenn Sie dort sind',
      'off-leash': 'Hunde an die Leine: gilt, wenn Sie dort sind',
    },
    notInForce: 'Gilt nicht, wenn Sie dort sind',
    later: 'Gilt noch nicht',
    over: 'Dann vorbei',
    byDate: 'Zeitzone unbekannt: nach dem Datum beurteilt',
  },
  part: (from, to) => `km ${from} bis ${to}`,
  partAt: (at) => `km ${at}`,
  moreParts: count({ one: 'und # weitere Stelle', other: 'und # weitere Stellen' }),
  inside: (km) => `${km} km darin`,
  near: (metres) => `kommt auf ${number(metres)} m heran`,
  notSaid: 'Aktivitäten nicht genannt',
  meta: {
    asked: (host, when, n) =>
      `Abgefragt bei ${host}, ${when}. Verglichen mit Sperrungen und Hinweisen ringsum: ${number(n)}.`,
    sources: (names) => `Erfasst von: ${names}.`,
    reach: (metres) =>
      `„Berührt“ heißt: darin oder höchstens ${number(metres)} m entfernt, so weit, wie ein Empfänger danebenliegen kann. Was höchstens ${number(2 * metres)} m auseinanderliegt, steht als eines da.`,
    shapeless: (n, names) => `${shapeless(n)}: ${names}.`,
    heightsOfMap:
      'Die Route hat keine eigenen Höhen: Es gelten die der Karte, eine alle 20 bis 40 m. Scharfe Grate und enge Schluchten sind darin flacher.',
    heightsUnread: 'Die Höhen der Karte konnten nicht gelesen werden, darum gibt es kein Profil.',
    beyond: count({ other: 'Ringsum gibt es #; nicht alle wurden geprüft.' }),
    partial: 'Die Route verlässt die Regionen auf diesem Gerät: Außerhalb konnte nichts geprüft werden.',
    points: count({ one: '# Punkt der Datei war nicht lesbar.', other: '# Punkte der Datei waren nicht lesbar.' }),
    pieces: count({ other: 'Die Route hat # Stücke; die Lücken dazwischen sind nicht geprüft.' }),
  },
  profile: (km, parts) => `Die Route von km 0 bis km ${km}. Berührt: ${parts}.`,
  profileNone: (km) => `Die Route von km 0 bis km ${km}. Nichts berührt.`,
  unnamed: 'dem befragten Dienst',
}
