import { grammarOf } from '#contract/messages/grammar.ts'
import type { PackMessages } from './en.ts'

const { count } = grammarOf('it')
const areas = count({ one: '# area', other: '# aree' })
const closures = count({ one: '# chiusura o avviso', other: '# chiusure e avvisi' })

/** The messages of packs, in Italian. */
export const messages: PackMessages = {
  newTitle: 'Portare con sé una regione',
  intro:
    'Una regione portata con sé resta su questo dispositivo: aree, chiusure, nomi e sfondo. Senza rete, mappa, ricerca e schede funzionano con essa.',
  none: 'Nessuna regione portata con sé finora.',
  region: 'Quale regione',
  how: {
    view: 'Ciò che mostra la mappa',
    area: (name) => `«${name}» e dintorni`,
    around: 'Attorno a un luogo',
    along: 'Lungo il percorso',
  },
  centre: 'Attorno a che cosa',
  middle: 'Il centro della mappa',
  position: 'La mia posizione',
  place: 'Un luogo per nome',
  placeName: 'Luogo o coordinate',
  noPlace: 'Cercare un luogo e sceglierlo.',
  aroundPlace: (name) => `Attorno a ${name}`,
  locating: 'Ricerca della posizione…',
  noPosition: 'La posizione non è nota: permettere al browser di indicarla, oppure scegliere il centro della mappa.',
  radius: 'Fino a',
  width: 'Su ogni lato',
  name: 'Nome della regione',
  ownName: (day) => `Regione del ${day}`,
  past: 'Chiusure scadute',
  pastMonths: count({ one: 'dell’ultimo mese', other: 'degli ultimi # mesi' }),
  pastNone: 'Nessuna',
  contents: 'Che cosa contiene, secondo una stima',
  parts: {
    details: 'Responsabili, specie',
    words: 'Parole ed elenchi',
    places: 'Luoghi per la ricerca',
    ground: 'Sfondo: sentieri, acque, nomi',
    relief: 'Rilievo e quote',
  },
  has: (areaCount, closureCount) => `${areas(areaCount)}, ${closures(closureCount)}`,
  hasAtMost: (areaCount, closureCount) =>
    `Al massimo ${areas(areaCount)}, ${closures(closureCount)}: questo servizio non sa contare per regione.`,
  total: 'In tutto',
  measuring: 'Si chiede al servizio quanto è grande…',
  unmeasured:
    'Non è stato possibile chiedere al servizio quanto è grande. Per portare con sé una regione serve la rete.',
  noMaps: 'Il gestore non dà mappe da portare con sé: lo sfondo manca.',
  coarser: 'La regione è troppo grande per lo sfondo in ogni dettaglio: mancano i sentieri e i nomi minori.',
  app: (size, isThere) => `L’app stessa: ${size}, ${isThere ? 'già su questo dispositivo.' : 'in caricamento.'}`,
  room: (free) => `Spazio disponibile su questo dispositivo: ${free}`,
  noRoom: (free) =>
    `Questo dispositivo ha spazio solo per ${free}. Scegliere una regione più piccola, oppure eliminarne un’altra.`,
  download: 'Scarica',
  stands: (when, size) => `Dati: ${when} · ${size}`,
  wentBack: (when) =>
    `Il servizio ora ha dati più vecchi di prima (aggiornati: ${when}): manca ciò che è cambiato da allora.`,
  incomplete: 'Non ancora completa',
  progress: (name) => `Scaricamento di ${name}`,
  received: (done, all) => `${done} di circa ${all}`,
  run: {
    running: 'Scaricamento in corso…',
    waiting: 'Nessuna connessione. Lo scaricamento riprende da sé appena ce n’è una.',
    failing: 'Il servizio al momento non può rispondere. Lo scaricamento riprende da sé appena può.',
    full: 'Questo dispositivo è pieno. Eliminare qualcosa e continuare: ciò che è scaricato resta.',
    unsettled: 'I dati del servizio stanno cambiando. Riprovare più tardi: ciò che è scaricato resta.',
    refused: 'Il servizio rifiuta la richiesta. Riprovare più tardi: ciò che è scaricato resta.',
    elsewhere: 'Scaricamento in un’altra scheda del browser.',
    paused: 'In pausa. Ciò che è scaricato resta.',
  },
  olderServes: 'Finché non è completa, vale lo stato precedente.',
  pause: 'Pausa',
  resume: 'Continua',
  cancel: 'Annulla',
  refresh: 'Aggiorna',
  rename: 'Rinomina',
  save: 'Salva il nome',
  delete: 'Elimina',
  deleted: (name) => `«${name}» è stata eliminata.`,
  deletedForGood: 'Fino alla chiusura di questa finestra si può recuperare.',
  bringBack: 'Recupera',
  bringNamedBack: (name) => `Recupera «${name}»`,
  actionsOf: (name) => `Azioni per ${name}`,
  unreadable: (name) =>
    `«${name}» viene da un’altra versione di questa app e non si può leggere. Eliminarla e scaricare di nuovo la regione.`,
  unnamed: 'Una regione',
  problem: {
    newer: 'Le regioni di questo dispositivo vengono da una versione più recente di questa app. Ricaricare la pagina.',
    unavailable:
      'Questo browser non conserva nulla per questa pagina (per esempio in una finestra privata): nessuna regione si può portare con sé.',
    unkept:
      'Questo browser non conserva l’app stessa, perciò senza rete nessuna regione si può aprire: per esempio in una finestra privata, o se l’indirizzo non comincia con https.',
    unkeptBySite: 'Questo sito non conserva l’app sui dispositivi, perciò senza rete nessuna regione si può aprire.',
  },
  gone: (name) => `La regione «${name}» che era qui non c’è più: il browser l’ha eliminata. Scaricarla di nuovo.`,
  understood: 'Capito',
  used: (used, all) => `${used} usati su questo dispositivo, su un massimo di ${all}.`,
  kept: 'Il browser ha promesso di conservare i dati.',
  notKept: 'Il browser può eliminare i dati se lo spazio manca, o dopo un periodo senza uso. Installare l’app aiuta.',
  full: 'Questo dispositivo è pieno: non vi si può conservare altro. Eliminare qualcosa, poi riprovare.',
  install: {
    why: 'Installata, la mappa si apre come un’app e i browser ne conservano i dati più a lungo.',
    byHand: 'Su iPhone e iPad: toccare «Condividi», poi «Aggiungi alla schermata Home».',
    act: 'Installa',
    putAway: 'Nascondi il suggerimento',
  },
}
