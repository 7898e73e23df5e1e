import { grammarOf } from '#contract/messages/grammar.ts'
import type { PageMessages } from './en.ts'

const { count, number } = grammarOf('it')

/** The messages of the pages about licences and data, in Italian. */
export const messages: PageMessages = {
  licences: {
    intro: 'A chi si devono i dati e la mappa, e a quali condizioni possono essere usati.',
    basemap: 'Sfondo della mappa',
    basemapNote:
      'Lo sfondo fornito con questo sito è disegnato a partire dai suoi dati; nessun altro servizio viene interrogato.',
    software: 'Software',
    mit: (title) => `${title} funziona con Fieldgate, un software libero con licenza MIT.`,
    packages: 'Si basa su questi pacchetti:',
    packagesNotLoaded: 'L’elenco dei pacchetti non è stato caricato.',
    licenceText: 'Testo della licenza',
    records: count({ one: '# voce', other: '# voci' }),
    noLicence: 'nessuna licenza indicata',
    noSource: 'Senza fonte',
    partly: (read, all) => `Conteggio su ${number(read)} voci di ${number(all)}.`,
    nothing: 'Nessuna registrata.',
    offered: 'Licenze note al servizio',
  },
  data: {
    intro:
      'Tutto ciò che la mappa mostra è disponibile anche per i programmi: in sola lettura, in JSON, senza chiave, da qualsiasi origine.',
    holds: 'Che cosa c’è',
    count: (n, of) => `${n} ${of}`,
    closures: 'chiusure e avvisi, in corso e futuri',
    changed: (when) => `Ultima modifica dei dati: ${when}.`,
    mirrored: (host, when) => `Sono una copia di quelli del servizio ${host}; ultimo confronto: ${when}.`,
    demo: 'Sono dati dimostrativi: le aree esistono, le chiusure sono inventate.',
    get: 'Come ottenerli',
    address: 'Indirizzo del servizio:',
    browse:
      'Aperto in un browser, ognuno di questi indirizzi è una pagina con link da seguire e con i filtri in forma di modulo.',
    asJson: 'in JSON',
    resources: {
      root: 'tutte le risorse, e che cosa sa fare questo servizio',
      areas: 'aree protette',
      closures: 'chiusure e avvisi',
      categories: 'categorie di aree',
      countries: 'Paesi',
      activities: 'attività',
      reasons: 'motivi',
      sources: 'fonti',
      licences: 'licenze',
      wildlife: 'specie e ambienti naturali, e i loro periodi sensibili',
      organisations: 'chi è responsabile',
      openapi: 'l’interfaccia, per i programmi che generano client (OpenAPI 3.1)',
      changelog: 'che cosa è cambiato nell’interfaccia',
      areasDeleted: 'aree che non esistono più',
      closuresDeleted: 'chiusure che non esistono più',
      closuresSummary: 'conteggi per ogni scelta di un filtro',
    },
    formats: 'Le chiusure in altri formati',
    formatsNote: 'Ognuno accetta i filtri dell’elenco: un feed può così riguardare un’attività, un luogo o una fonte.',
    formatNames: {
      geojson: 'GeoJSON, per mappe e sistemi informativi geografici',
      csv: 'CSV, per fogli di calcolo',
      ics: 'iCalendar, per abbonarsi in un calendario',
      rss: 'RSS, per seguirle in un lettore di feed',
    },
    tiles: 'Tessere vettoriali delle aree (TileJSON)',
    bare: 'Questo servizio offre solo l’interfaccia comune: elenchi di aree e chiusure, e i nomi corrispondenti ad alcuni dei loro identificativi.',
    fair: 'Uso corretto',
    fairRules: [
      'Chiedere i campi necessari, e 1000 voci per pagina.',
      'Conservare ciò che si ha e richiederlo con il suo ETag: una risposta immutata non costa quasi nulla.',
      'Per tenere una copia, chiedere ciò che è cambiato (updated_after) e gli elenchi delle cancellazioni, invece di riprendere tutto.',
      'Se la risposta indica Retry-After, attendere quel tempo.',
      'Citare la fonte e rispettarne la licenza. Nessuna chiusura registrata non significa che tutto sia permesso: fa fede la segnaletica sul posto.',
    ],
    guide: 'La guida all’interfaccia',
    licences: 'Licenze dei dati',
  },
}
