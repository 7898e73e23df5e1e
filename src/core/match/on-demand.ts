/**
 * What looks for a text, for those who load it with the first one: a file that nothing else imports is loaded without the
 * bundler's helpers, which then are part of the start and no file of their own.
 */
export { askInPieces } from './ask.ts'
export { holdersOf } from './rank.ts'
