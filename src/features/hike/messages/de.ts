import type { HikeMessages } from './en.ts'

/** The messages of the check of a hike, in German. */
export const messages: HikeMessages = {
  title: 'Meine Tour prüfen',
  staysHere: 'Bleibt auf diesem Gerät',
  intro: 'Welche Sperrungen und Hinweise berührt Ihre Route, und wann wären Sie dort?',
  onDevice: 'Die Route bleibt auf diesem Gerät: Sie wird hier geprüft, und nur nach dem Rechteck um sie wird gefragt.',
  chooseFile: 'Datei wählen',
  fileKinds: 'GPX, KML oder GeoJSON; oder irgendwo auf dieser Seite ablegen',
  draw: 'Auf der Karte zeichnen',
  otherRoute: 'Andere Route',
  drawnRoute: 'Gezeichnete Route',
  drawHelp:
    'Tippen Sie auf die Karte, um Punkte zu setzen. Mit Tasten: Karte mit den Pfeiltasten schieben, dann „Punkt hier“.',
  pointHere: 'Punkt hier',
  undo: 'Zurück',
  finish: 'Fertig',
  cancel: 'Abbrechen',
  pointsSet: (n, km) => (n === 1 ? '1 Punkt' : `${n} Punkte · ${km} km`),
  reading: (name, percent) => `${name} wird gelesen: ${percent} %`,
  readingDrawn: 'Die Route wird gelesen …',
  problems: {
    empty: 'Die Datei ist leer. Exportieren Sie die Route noch einmal und wählen Sie dann diese Datei.',
    picture: 'Das ist ein Bild, keine Route. Wählen Sie eine GPX-, KML- oder GeoJSON-Datei.',
    packed: 'Die Datei ist gepackt (wie KMZ und ZIP). Entpacken Sie sie und wählen Sie die GPX- oder KML-Datei darin.',
    other: 'Das ist keine GPX-, KML- oder GeoJSON-Datei. Exportieren Sie die Route in einem dieser Formate.',
    damaged:
      'Die Datei ist beschädigt oder enthält, was in keine Routendatei gehört. Exportieren Sie sie neu oder wählen Sie eine andere.',
    'no-line':
      'In der Datei ist kein Track und keine Route, nur einzelne Orte oder nichts. Wählen Sie eine mit einem Track.',
    'too-large': 'Die Datei ist größer als 200 MB. Wählen Sie eine kürzere Route.',
    'too-many-points': 'Die Datei hat mehr als eine Million Punkte. Wählen Sie eine kürzere Route.',
  },
  atLine: (n) => `Sie bricht in Zeile ${n} ab.`,
  crashed: 'Die Route konnte nicht gelesen werden. Wählen Sie eine andere Datei oder zeichnen Sie die Route.',
  date: 'Datum',
  time: 'Start',
  pace: 'Tempo, km/h',
  showThen: 'Die Karte für diese Zeit zeigen',
  onYourHike: 'Auf Ihrer Tour:',
  activity: 'Aktivität',
  anyActivity: 'Beliebig',
  summary: (km, climbed, duration) =>
    climbed === null ? `${km} km · etwa ${duration}` : `${km} km · ${climbed} m Anstieg · etwa ${duration}`,
  hours: (h, min) => `${h} Std. ${min} Min.`,
  rule: 'Ihre Zeit: die Strecke in Ihrem Tempo und 1 Stunde je 600 m Anstieg; Anstiege unter 10 m zählen nicht.',
  ruleFlat: 'Ihre Zeit: die Strecke in Ihrem Tempo. Die Route hat keine Höhen, Anstiege zählen darum nicht.',
  zone: (zone) => `Die Zeiten sind die des Ortes (${zone}).`,
  zoneOfDevice: (zone) =>
    `Keine Sperrung ringsum nennt die Zeitzone des Ortes: Die Zeiten sind die dieses Geräts (${zone}).`,
  asking: 'Sperrungen entlang der Route werden abgefragt …',
  again: 'Neu prüfen',
  notAsked: 'Die Sperrungen konnten nicht abgefragt werden.',
  verdict: {
    inForce: (n) => (n === 1 ? 'Berührt 1 Sperrung, die dann gilt' : `Berührt ${n} Sperrungen, die dann gelten`),
    voluntary: (n) =>
      n === 1 ? 'Berührt 1 Ort, der dann gemieden werden soll' : `Berührt ${n} Orte, die dann gemieden werden sollen`,
    offPaths: (n) =>
      n === 1
        ? 'Auf den Wegen bleiben: Daneben gilt dann 1 Sperrung'
        : `Auf den Wegen bleiben: Daneben gelten dann ${n} Sperrungen`,
    unknown: (n) =>
      n === 1 ? 'Berührt 1 Sperrung, die dann vielleicht gilt' : `Berührt ${n} Sperrungen, die dann vielleicht gelten`,
    others: (n) =>
      n === 1
        ? 'Berührt 1 Eintrag, keinen, der dann für Sie gilt'
        : `Berührt ${n} Einträge, keinen, der dann für Sie gilt`,
    none: 'Auf dieser Route ist keine Sperrung erfasst',
  },
  noneBy: (sources) => `Keine von ${sources}. Das ist keine Erlaubnis: Es gelten die Schilder vor Ort.`,
  notAll: 'Nicht alles ringsum konnte geprüft werden: siehe unten.',
  noPermission: 'Was nicht erfasst ist, ist nicht bekannt. Das ist keine Erlaubnis: Es gelten die Schilder vor Ort.',
  state: {
    inForce: 'Gesperrt, wenn Sie dort sind',
    mayBe: 'Gilt vielleicht, wenn Sie dort sind',
    avoid: 'Bitte meiden: gilt, wenn Sie dort sind',
    stayOnPaths: 'Auf den Wegen bleiben: gilt, wenn Sie dort sind',
    notInForce: 'Gilt nicht, wenn Sie dort sind',
    later: 'Gilt noch nicht',
    over: 'Dann vorbei',
    notice: 'Hinweis',
    byDate: 'Zeitzone unbekannt: nach dem Datum beurteilt',
  },
  closedAgain: (when) => `wieder ab ${when}`,
  begins: (when) => `ab ${when}`,
  until: (when) => `bis ${when}`,
  part: (from, to) => `km ${from} bis ${to}`,
  partAt: (at) => `km ${at}`,
  clock: (from, to) => `${from} bis ${to}`,
  moreParts: (n) => (n === 1 ? 'und 1 weitere Stelle' : `und ${n} weitere Stellen`),
  inside: (km) => `${km} km darin`,
  near: (metres) => `kommt auf ${metres} m heran`,
  concern: {
    yes: '',
    'off-paths': 'nur abseits der Wege',
    'not-said': 'Aktivitäten nicht genannt',
    no: 'betrifft Ihre Aktivität nicht',
  },
  shapeOfAreas: 'Umriss seines ganzen Gebiets: es kann kleiner sein',
  others: 'Betrifft Ihre Aktivität nicht',
  meta: {
    asked: (host, when, n) => `Gefragt: ${host}, ${when}. Verglichen mit ${n} Sperrungen und Hinweisen ringsum.`,
    sources: (names) => `Erfasst von: ${names}.`,
    reach: (metres) =>
      `„Berührt“ heißt: darin oder höchstens ${metres} m entfernt, so weit, wie ein Empfänger danebenliegen kann. Was höchstens ${2 * metres} m auseinanderliegt, steht als eines da.`,
    shapeless: (n, names) =>
      n === 1
        ? `1 Eintrag hat keinen bekannten Umriss und wurde nicht geprüft: ${names}.`
        : `${n} Einträge haben keinen bekannten Umriss und wurden nicht geprüft: ${names}.`,
    unreadable: (n) => (n === 1 ? '1 Eintrag war nicht lesbar.' : `${n} Einträge waren nicht lesbar.`),
    beyond: (all) => `Ringsum gibt es ${all}; nicht alle wurden geprüft.`,
    points: (n) => (n === 1 ? '1 Punkt der Datei war nicht lesbar.' : `${n} Punkte der Datei waren nicht lesbar.`),
    pieces: (n) => `Die Route hat ${n} Stücke; die Lücken dazwischen sind nicht geprüft.`,
  },
  profile: (km, parts) => `Die Route von km 0 bis km ${km}. Berührt: ${parts}.`,
  profileNone: (km) => `Die Route von km 0 bis km ${km}. Nichts berührt.`,
  unnamed: 'dem befragten Dienst',
}
