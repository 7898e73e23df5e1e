import type { GuideMessages } from './en.ts'

/** The messages of the pages around the guides, in Italian. */
export const messages: GuideMessages = {
  onThisPage: 'In questa pagina',
  inEnglish: 'in inglese',
  notLoaded: 'La guida non è stata caricata.',
  names: {
    visitors: 'Per chi visita',
    rangers: 'Per i ranger',
    webmasters: 'Per i webmaster',
    operators: 'Per i gestori',
    region: 'Una mappa della propria regione',
    'ground-tiles': 'Tessere del terreno',
    closures: 'File delle chiusure',
    scaling: 'Crescere di scala',
    api: 'API',
    'embed-messages': 'Elemento e messaggi',
    conformance: 'Conformità',
  },
  about: {
    visitors: 'Che cosa significano i segni sulla mappa, e che cosa sapere sugli orari.',
    rangers: 'La panoramica ranger: ciò che inizia, finisce ed è cambiato, in una tabella.',
    webmasters: 'Come mettere la mappa in una propria pagina: codice, parametri, privacy.',
    operators: 'Come far funzionare, configurare e riempire un proprio servizio.',
    region: 'Sentieri, versanti, boschi e nomi della propria regione sotto le chiusure, in dieci minuti.',
    'ground-tiles': 'Che cosa c’è nelle tessere tratte dai dati di OpenStreetMap: livelli, proprietà, zoom.',
    closures: 'Che cosa scrive un ufficio di ranger in un foglio di calcolo o con uno script.',
    scaling: 'Oltre una sola macchina: quando è il momento, e che cosa fare.',
    api: 'Gli stessi dati per i programmi: elenchi, filtri, feed, una copia sempre aggiornata.',
    'embed-messages': 'Per chi sviluppa siti: la mappa in una pagina come elemento, e come i due dialogano.',
    conformance: 'Come verificare se un altro servizio si comporta come questo.',
  },
  aboutAccessibility: 'Quanto questo sito è utilizzabile da tutti, che cosa manca, e a chi scrivere.',
}
