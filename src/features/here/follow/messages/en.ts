/** The messages of following a position and of the warnings on the way, in English. */
export const messages = {
  follow: 'Follow my position, and warn me',
  offer: 'Tells when you come near a closure that is in force, or into it; also without a network.',
  inside: (name: string) => `You are inside: ${name}`,
  maybe: (name: string) => `You may be inside: ${name}`,
  near: (name: string, distance: string) => `${distance} away: ${name}`,
  ahead: (name: string, where: string) => `In no closure in force. The nearest: ${name}, ${where}.`,
  noneAround: 'No closure in force is recorded around you.',
  unknown: 'Closures around you are not known: no warning can be given.',
  notWhole: 'Not every closure around has a recorded shape, or was read: there may be more than you are warned of.',
  lost: 'The device tells no position at present: no warning can be given.',
  tooCoarse: 'Your position is too coarse to tell borders by.',
  sound: 'Warn by a sound',
  shake: 'Warn by vibrating',
  stayAwake: 'Keep the screen on',
  notFromPocket: 'Warnings come only while this page is open and the screen is on, not from a pocket.',
}

export type FollowMessages = typeof messages
