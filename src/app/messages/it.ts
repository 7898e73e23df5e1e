import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as shared } from '#contract/messages/it.ts'
import { messages as core } from '#core/i18n/messages/it.ts'
import type { AppMessages } from './en.ts'

const { count } = grammarOf('it')

/** The messages of the app’s shell, in Italian. */
export const messages: AppMessages = {
  menu: {
    tagline: 'Le aree protette e che cosa vi è chiuso',
    share: 'Condividi, stampa, abbonati',
    embed: 'Incorpora questa mappa…',
    install: 'Installa come app',
    theme: 'Aspetto',
    themes: { auto: 'Come il dispositivo', ...core.themes },
    keys: 'Tasti',
    moveButtons: 'Pulsanti per spostare la mappa',
  },
  pages: {
    label: 'Pagine',
    toMap: 'Alla mappa',
    toList: 'All’elenco',
    desk: core.titles.desk,
    data: 'Dati',
    licences: core.titles.licences,
    guides: 'Guide',
    accessibility: 'Accessibilità',
    textOnly: shared.records.textOnly,
  },
  filters: {
    share: 'Condividi, abbonati',
    hiddenClosures: count({
      one: '# altra chiusura della vista è nascosta dai filtri',
      other: 'altre # chiusure della vista sono nascoste dai filtri',
    }),
    hiddenAreas: count({
      one: '# altra area è nascosta dai filtri',
      other: 'altre # aree sono nascoste dai filtri',
    }),
    show: 'Mostra',
    time: 'Ora',
  },
  operator: {
    region: (name) => `Regione: ${name}. Elenchi e conteggi non comprendono il resto del mondo.`,
    announcement: 'Comunicazione',
  },
  badAddress: (names) => `L’indirizzo conteneva valori non leggibili, che sono stati ignorati: ${names}.`,
  moment: {
    shownFor: (when) => `Situazione per: ${when}`,
    restOfWeekend: (from) => `il resto del weekend, da: ${from}`,
    backToNow: 'Torna ad adesso',
    others: count({ one: '# altra è in vigore', other: 'altre # sono in vigore' }),
    within: {
      weekend: 'in altri orari del weekend',
      P7D: 'entro sette giorni',
      day: 'in altri orari del giorno',
    },
  },
  age: {
    mirrored: (host, when) => `copia da ${host}, ${when}`,
    dataOf: (when) => `dati: ${when}`,
    loaded: (when) => `caricamento: ${when}`,
  },
}
