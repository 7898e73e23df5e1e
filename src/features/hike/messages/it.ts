import { grammarOf } from '#contract/messages/grammar.ts'
import type { HikeMessages } from './en.ts'

const { count, number } = grammarOf('it')
const shapeless = count({
  one: '# voce non ha un contorno noto e non è stata verificata',
  other: '# voci non hanno un contorno noto e non sono state verificate',
})

/** The messages of the check of a hike, in Italian. */
export const messages: HikeMessages = {
  staysHere: 'Resta su questo dispositivo',
  intro: 'Quali chiusure e avvisi tocca il percorso, e quando?',
  onDevice:
    'Il percorso resta su questo dispositivo: viene verificato qui, e al servizio si chiedono solo i riquadri attorno a esso e ai suoi tratti chiusi.',
  chooseFile: 'Scegli un file',
  fileKinds: 'GPX, KML, TCX o GeoJSON, anche in KMZ o ZIP; oppure trascinarlo ovunque su questa pagina',
  draw: 'Disegna sulla mappa',
  otherRoute: 'Altro percorso',
  drawnRoute: 'Percorso disegnato',
  drawHelp:
    'Toccare la mappa per mettere dei punti. Con la tastiera: spostare la mappa con le frecce, poi «Punto qui».',
  addByName: 'Aggiungi un punto con nome o coordinate',
  points: 'Punti del percorso',
  pointTold: (n, where) => `Punto ${number(n)}: ${where}`,
  fromBefore: (away) => `${away} del punto precedente`,
  samePlace: 'nello stesso luogo del punto precedente',
  removePoint: (n) => `Rimuovi il punto ${number(n)}`,
  pointHere: 'Punto qui',
  undo: 'Togli l’ultimo punto',
  finish: 'Termina',
  cancel: 'Annulla',
  pointsSet: count({ one: '# punto', other: '# punti' }),
  reading: (name, percent) => `Lettura di «${name}»: ${number(percent)}%`,
  readingDrawn: 'Lettura del percorso…',
  problems: {
    empty: 'Il file è vuoto. Esportare di nuovo il percorso, poi scegliere quel file.',
    picture: 'È un’immagine, non un percorso. Scegliere un file GPX, KML, TCX o GeoJSON.',
    packed:
      'Il file è compresso e non contiene percorsi, ne contiene più d’uno o uno che qui non si può decomprimere. Decomprimerlo, poi scegliere il file GPX, KML o TCX che contiene.',
    fit: 'È un file FIT, registrato da un orologio o un ciclocomputer. Scegliere il file GPX della stessa escursione, che l’app o il sito del dispositivo esporta.',
    other: 'Non è un file GPX, KML, TCX o GeoJSON. Esportare il percorso in uno di questi formati.',
    damaged:
      'Il file è danneggiato o contiene ciò che in un percorso non serve. Esportarlo di nuovo o sceglierne un altro.',
    'no-line': 'Nel file non c’è né traccia né percorso, solo luoghi isolati o nulla. Sceglierne uno con una traccia.',
    'too-large': 'Il file supera i 200 MB. Scegliere un percorso più breve.',
    'too-many-points': 'Il file ha più di un milione di punti. Scegliere un percorso più breve.',
  },
  atLine: (n) => `Si interrompe alla riga ${number(n)}.`,
  crashed: 'Il percorso non è leggibile. Scegliere un altro file o disegnare il percorso.',
  time: 'Partenza',
  pace: 'Andatura, km/h',
  onYourHike: 'Durante l’escursione:',
  anyActivity: 'Qualsiasi',
  addActivity: 'Aggiungi…',
  removeActivity: (name) => `Togli: ${name}`,
  summary: (km, rise, duration) => [`${km} km`, ...(rise === null ? [] : [rise]), `circa ${duration}`].join(' · '),
  rise: (up, down) => `${up} m in salita, ${down} m in discesa`,
  heightsOfMap: 'Quote della mappa',
  hours: (h, min) => `${number(h)} h ${min} min`,
  rule: 'Tempo: la distanza all’andatura scelta, più 1 ora ogni 600 m di salita; le salite sotto i 10 m non contano.',
  ruleFlat:
    'Tempo: la distanza all’andatura scelta. Lungo il percorso sono note troppo poche quote, perciò la salita non conta.',
  zone: (zone) => `Gli orari sono quelli del luogo (${zone}).`,
  zoneOfDevice: (zone) =>
    `Nessuna chiusura nei dintorni indica il fuso orario del luogo: gli orari sono quelli di questo dispositivo (${zone}).`,
  asking: 'Ricerca delle chiusure lungo il percorso…',
  again: 'Verifica di nuovo',
  askedAgain: 'Verificato di nuovo.',
  notAsked: 'Non è stato possibile cercare le chiusure.',
  verdict: {
    inForce: count({
      one: 'Tocca # chiusura in vigore in quel momento',
      other: 'Tocca # chiusure in vigore in quel momento',
    }),
    voluntary: count({
      one: 'Tocca # luogo da evitare in quel momento',
      other: 'Tocca # luoghi da evitare in quel momento',
    }),
    only: {
      'off-paths': count({
        one: 'Restare sui sentieri: fuori è in vigore # chiusura in quel momento',
        other: 'Restare sui sentieri: fuori sono in vigore # chiusure in quel momento',
      }),
      'off-leash': count({
        one: 'Cani al guinzaglio: lo esige # chiusura in quel momento',
        other: 'Cani al guinzaglio: lo esigono # chiusure in quel momento',
      }),
    },
    unknown: count({
      one: 'Tocca # chiusura forse in vigore in quel momento',
      other: 'Tocca # chiusure forse in vigore in quel momento',
    }),
    others: count({
      one: 'Tocca # voce, non in vigore per l’escursione',
      other: 'Tocca # voci, nessuna in vigore per l’escursione',
    }),
    none: 'Nessuna chiusura registrata su questo percorso',
  },
  noneBy: (sources) => `Nessuna registrata da: ${sources}. Non è un permesso: fa fede la segnaletica sul posto.`,
  notAll: 'Non tutto nei dintorni è stato verificato: vedere sotto.',
  noPermission: 'Ciò che non è registrato non è noto. Non è un permesso: fa fede la segnaletica sul posto.',
  state: {
    inForce: 'Chiuso al momento del passaggio',
    avoid: 'Da evitare: in vigore al momento del passaggio',
    keepTo: {
      'off-paths': 'Restare sui sentieri: in vigore al momento del passaggio',
      'off-leash': 'Cani al guinzaglio: in vigore al momento del passaggio',
    },
    mayBe: 'Forse in vigore al momento del passaggio',
    notInForce: 'Non in vigore al momento del passaggio',
    later: 'Non ancora in vigore',
    over: 'Già scaduto in quel momento',
    byDate: 'fuso orario sconosciuto: valutato in base alle date',
  },
  part: (from, to) => `km ${from} – ${to}`,
  partAt: (at) => `km ${at}`,
  moreParts: count({ one: 'e # altro punto', other: 'e altri # punti' }),
  inside: (km) => `${km} km all’interno`,
  near: (metres) => `passa entro ${number(metres)} m`,
  notSaid: 'attività non indicate',
  meta: {
    asked: (host, when, n) =>
      `Servizio interrogato: ${host}, ${when}. Chiusure e avvisi confrontati nei dintorni: ${number(n)}.`,
    sources: (names) => `Registrato da: ${names}.`,
    reach: (metres) =>
      `«Tocca» significa: dentro, o entro ${number(metres)} m, quanto può sbagliare un ricevitore. I tratti distanti al massimo ${number(2 * metres)} m contano come uno solo.`,
    shapeless: (n, names) => `${shapeless(n)}: ${names}.`,
    heightsOfMap:
      'Il percorso non ha quote proprie: valgono quelle della mappa, una ogni 20–40 m. Creste affilate e gole strette vi appaiono più piatte.',
    heightsUnread: 'Le quote della mappa non sono leggibili, perciò manca il profilo.',
    beyond: count({ other: 'Nei dintorni ce ne sono #; non tutte sono state verificate.' }),
    partial: 'Il percorso esce dalle regioni di questo dispositivo: al di là nulla è stato verificato.',
    points: count({
      one: '# punto del file non è leggibile.',
      other: '# punti del file non sono leggibili.',
    }),
    pieces: count({ other: 'Il percorso ha # pezzi; i vuoti tra essi non sono verificati.' }),
  },
  profile: (km, parts) => `Il percorso dal km 0 al km ${km}. Toccato: ${parts}.`,
  profileNone: (km) => `Il percorso dal km 0 al km ${km}. Non tocca nulla.`,
  unnamed: 'il servizio interrogato',
}
