import type { FollowMessages } from './en.ts'

/** The messages of following a position and of the warnings on the way, in Italian. */
export const messages: FollowMessages = {
  follow: 'Seguire la posizione e avvisare',
  offer: 'Avvisa quando ci si avvicina a una chiusura in vigore o vi si entra; anche senza rete.',
  inside: (name) => `All’interno: ${name}`,
  maybe: (name) => `Forse all’interno: ${name}`,
  near: (name, distance) => `A ${distance}: ${name}`,
  ahead: (name, where) => `Fuori da ogni chiusura in vigore. La più vicina: ${name}, ${where}.`,
  noneAround: 'Nessuna chiusura in vigore è registrata nei dintorni.',
  unknown: 'Le chiusure nei dintorni non sono note: non è possibile avvisare.',
  notWhole:
    'Non tutte le chiusure nei dintorni hanno un contorno registrato o sono state lette: possono essercene altre.',
  lost: 'Il dispositivo al momento non indica la posizione: non è possibile avvisare.',
  tooCoarse: 'La posizione è troppo imprecisa per riconoscere i confini.',
  sound: 'Avvisare con un suono',
  shake: 'Avvisare con la vibrazione',
  stayAwake: 'Tenere acceso lo schermo',
  notFromPocket:
    'Gli allarmi arrivano solo finché questa pagina è aperta e lo schermo è acceso, non con il telefono in tasca.',
}
