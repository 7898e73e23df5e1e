import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { fetchBand } from '#map/basemap/tiles/band.ts'
import { townsOf, villagesOf, type Town } from './gazetteer.ts'
import type { PlacesAnswer, PlacesQuestion } from './messages.ts'
import { searchPlaces } from './search-places.ts'

interface Places {
  readonly all: readonly Town[]
  readonly hasVillages: boolean
}

let kept: Promise<Places> | null = null

answerQuestions(self, {
  answer: async (question: PlacesQuestion): Promise<PlacesAnswer> => {
    const { all, hasVillages } = await load(question.urls)
    return { places: searchPlaces(all, question), hasVillages }
  },
  failureOf: reasonOf,
})

/** All places, fetched once; where some could not be read the next question tries again. */
function load(urls: PlacesQuestion['urls']): Promise<Places> {
  const places = (kept ??= fetchPlaces(urls))
  const forget = () => {
    if (kept === places) kept = null
  }
  places.then(({ hasVillages }) => !hasVillages && forget(), forget)
  return places
}

/** The towns, and where they can be read the villages: the app keeps the file of the former on the device by itself. */
async function fetchPlaces({ gazetteer, villages }: PlacesQuestion['urls']): Promise<Places> {
  const [large, small] = await Promise.all([fetchBand(gazetteer), fetchBand(villages).catch(() => null)])
  const towns = townsOf(large)
  return { all: small === null ? towns : [...towns, ...villagesOf(large, small)], hasVillages: small !== null }
}
