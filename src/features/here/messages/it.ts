import { grammarOf } from '#contract/messages/grammar.ts'
import type { HereMessages } from './en.ts'

const { count, number } = grammarOf('it')

/** The messages of what applies at one place, in Italian. */
export const messages: HereMessages = {
  titleNow: 'Che cosa vale qui, adesso',
  askMiddle: 'Usa il centro della mappa',
  pointInstead: 'Oppure indicare un luogo sulla mappa: con una pressione lunga o un clic destro.',
  accuracy: (off, reach) =>
    `La posizione può essere imprecisa fino a ${off}. Tutto ciò che è entro ${reach} conta come «qui».`,
  asking: 'Ricerca di che cosa vale qui…',
  advice: 'raccomandazione',
  noneCertain: 'Nessuna chiusura vale qui con certezza',
  noOther: 'Nessun’altra chiusura registrata qui. Fa fede la segnaletica sul posto.',
  maybe: 'Può valere qui: contorno non registrato',
  maybeNote: 'Queste chiusure si trovano nei dintorni o non indicano alcun luogo.',
  mayApplyElsewhere: count({
    one: 'Può valere anche # chiusura di luogo sconosciuto',
    other: 'Possono valere anche # chiusure di luogo sconosciuto',
  }),
  inside: count({ one: 'In # area protetta', other: 'In # aree protette' }),
  insideOrNear: 'Aree protette qui o nelle vicinanze',
  insideNone: 'In nessuna area protetta registrata',
  areasPartial:
    'Non tutte le aree del servizio sono state lette, o il loro contorno non è registrato: possono essercene altre.',
  nearest: (distance) => `Chiusure più vicine, fino a ${distance}`,
  nearestNone: (distance) => `Nessun’altra chiusura registrata entro ${distance}`,
  nearestUnplaced: (distance) => `Nessun’altra chiusura ha potuto essere localizzata entro ${distance}`,
  ground: 'Sulla mappa nei dintorni',
  onPath: (path) => `Sul sentiero: ${path}`,
  aroundNotAsked: 'Non è stato possibile cercare le chiusure nei dintorni.',
  areasNotAsked: 'Le aree protette di questo luogo non sono note.',
  sources: (names, distance) => `Fonti con voci entro ${distance}: ${names}.`,
  noSource: (distance) => `Nessuna fonte ha voci entro ${distance}: delle chiusure in questo luogo non si sa nulla.`,
  otherSources: 'Ciò che nessuna di esse ha registrato non è noto.',
  reach: (metres) => `Conta come «qui» ciò che contiene il luogo o ne dista al massimo ${number(metres)} m.`,
  filters: 'Viene mostrato tutto, quali che siano i filtri.',
  asked: (host, when) => `Servizio interrogato: ${host}, ${when}.`,
  beyond: (n) => `Nei dintorni ci sono ${number(n)} voci; non tutte sono state lette.`,
  deviceTime: 'ora del dispositivo',
  coordinates: 'Coordinate per carte e soccorso',
  copy: 'Copia il luogo',
  copied: 'Copiato',
  notCopied: 'Copia non riuscita',
  pick: 'Quale?',
  found: count({ other: '# in questo punto' }),
  areas: count({ one: '# area', other: '# aree' }),
  also: (what) => `Anche qui: ${what}`,
  areaSources: (names) => `Aree protette: ${names}.`,
  back: 'Torna a «Che cosa vale qui»',
}
