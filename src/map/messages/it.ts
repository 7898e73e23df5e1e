import { grammarOf } from '#contract/messages/grammar.ts'
import type { MapMessages } from './en.ts'

const { number } = grammarOf('it')

/** The messages of the map, in Italian. */
export const messages: MapMessages = {
  label: 'Mappa delle aree protette e delle chiusure',
  zoomIn: 'Ingrandisci la mappa',
  zoomOut: 'Riduci la mappa',
  move: { label: 'Spostare la mappa', north: 'Verso nord', south: 'Verso sud', west: 'Verso ovest', east: 'Verso est' },
  locate: 'Posizione attuale',
  locating: 'Ricerca della posizione…',
  locateDenied: 'La posizione non può essere usata: consentirlo nelle impostazioni del browser per questa pagina.',
  locateFailed: 'La posizione non è stata trovata.',
  still: 'Immagine fissa: questo browser non può disegnare la mappa interattiva.',
  accurateTo: (metres) => `La posizione è questa, ± ${number(metres)} m.`,
  whatApplies: 'Che cosa vale qui?',
  legend: 'Legenda',
  noDetail: 'Nessun dettaglio qui',
  base: 'Sfondo:',
  credits: 'Fonti della mappa',
  background: 'Sfondo',
  backgroundFailed: (name) => `«${name}» non è stato caricato. Al suo posto c’è lo sfondo integrato.`,
  zoomByWheel: 'Ctrl + rotellina per ingrandire la mappa',
  zoomByWheelOnMac: '⌘ + rotellina per ingrandire la mappa',
  moveByFingers: 'Due dita per spostare la mappa',
}
