import { grammarOf } from '#contract/messages/grammar.ts'
import { messages as paths } from '#contract/ground/messages/it.ts'
import { messages as plain } from '#contract/plain-sentence/messages/it.ts'
import { article } from '#contract/messages/italian.ts'
import { messages as shared } from '#contract/messages/it.ts'
import { messages as facts } from '#contract/records/messages/it.ts'
import type { OutputMessages } from './en.ts'

const { count, number } = grammarOf('it')

/** Every phrase of badges, feeds and oEmbed, in Italian. */
export const messages: OutputMessages = {
  ...shared,
  facts,
  paths,
  plain,
  badge: {
    now: count({ one: '# chiusura adesso', other: '# chiusure adesso' }),
    adviceNow: count({ one: '# raccomandazione adesso', other: '# raccomandazioni adesso' }),
    adviceOtherHours: count({ one: '# raccomandazione, non adesso', other: '# raccomandazioni, non adesso' }),
    upcomingAdvice: count({ one: '# raccomandazione futura', other: '# raccomandazioni future' }),
    alsoUpcoming: count({ one: '# futura', other: '# future' }),
    pastClosures: count({ one: '# chiusura scaduta', other: '# chiusure, tutte scadute' }),
    pastNotices: count({ one: '# avviso scaduto', other: '# avvisi, tutti scaduti' }),
    none: 'Nessuna chiusura registrata',
    toMap: 'apre la mappa in una nuova finestra',
    times: (zone) => `orari di ${zone}`,
    missing: 'Voce non trovata',
    wrongAddress: 'L’indirizzo è errato',
  },
  page: {
    asOf: (day) => `Aggiornato ${article('al', day)}`,
    recorded: count({
      one: '# chiusura o avviso registrato, in corso o futuro',
      other: '# chiusure e avvisi registrati, in corso o futuri',
    }),
    about: 'Una mappa delle aree protette e di ciò che vi è chiuso: dove, per chi, da quando a quando e perché.',
    here: (place) => `Che cosa vale qui: ${place}`,
    aboutHere: 'Chiusure, avvisi e aree protette in questo luogo e nei dintorni.',
    missing: 'Questa pagina non esiste',
    whyMissing: 'Forse l’indirizzo è scritto male, o la pagina è stata spostata.',
    openMap: 'Apri la mappa',
    openData: 'Apri l’interfaccia dei dati',
  },
  feed: {
    title: (service) => `${service}: chiusure e avvisi`,
    titleOfAreas: shared.records.closuresOf,
    demoNote: 'Sono dati dimostrativi: i luoghi esistono, le chiusure sono inventate.',
    status: { upcoming: 'futura', current: 'in corso', expired: 'scaduta' },
    fact: (label, text) => `${label}: ${text}`,
    data: 'Dati',
    licence: 'Licenza',
    startsAfter: (day) => `inizio ${article('dal', day)}`,
    startsBefore: (day) => `inizio entro ${article('il', day)}`,
    endsAfter: (day) => `fine ${article('dal', day)}`,
    endsBefore: (day) => `fine entro ${article('il', day)}`,
    activeOn: (day) => `in vigore ${article('il', day)}`,
    updatedAfter: (day) => `aggiornate ${article('dal', day)}`,
    within: (box) => `nel riquadro ${box}`,
    calendarPart: (shown, all) => ({
      share: `${number(shown)} di ${number(all)}`,
      note: `Questo calendario contiene solo ${number(shown)} chiusure e avvisi su ${number(all)}; con filtri più stretti è completo.`,
    }),
    withdrawn: 'Voce ritirata',
    withdrawnOn: (day) => `Voce ritirata ${article('il', day)} e non più pubblicata.`,
    calendarSpan: (first, last) =>
      `Gli orari giornalieri sono indicati ${article('dal', first)} ${article('al', last)}, come pure ciò che non ha inizio o fine noti. ` +
      'I giorni seguenti appaiono al prossimo aggiornamento del calendario. I giorni interi sono quelli del luogo.',
    beginningUnknown: 'L’inizio non è noto.',
    endUnknown: 'La fine non è nota: il calendario mostra la voce fin dove arriva, e oltre al prossimo aggiornamento.',
  },
}
