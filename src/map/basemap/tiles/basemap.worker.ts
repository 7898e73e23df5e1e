import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { fetchBand } from './band.ts'
import { tileCutter } from './tile-cutter.ts'

/** A visitor sees few parts of the world. */
const cut = tileCutter(fetchBand, Infinity)

answerQuestions(self, { answer: cut, failureOf: reasonOf, transferOf: (tile) => [tile] })
