import { answerQuestions } from '#core/workers/worker-answers.ts'
import { reasonOf } from '#core/workers/worker-messages.ts'
import { fetchBand } from '#map/basemap/tiles/band.ts'
import { townsOf, villagesOf, type Town } from './gazetteer.ts'
import type { PlacesQuestion } from './messages.ts'
import { searchPlaces } from './search-places.ts'

let places: Promise<readonly Town[]> | null = null

answerQuestions(self, {
  answer: async (question: PlacesQuestion) => searchPlaces(await load(question.urls), question),
  failureOf: reasonOf,
})

/** All places, fetched once; after a failure the next question tries again. */
function load(urls: PlacesQuestion['urls']): Promise<readonly Town[]> {
  places ??= fetchPlaces(urls).catch((error: unknown) => {
    places = null
    throw error
  })
  return places
}

async function fetchPlaces({ gazetteer, villages }: PlacesQuestion['urls']): Promise<readonly Town[]> {
  const [large, small] = await Promise.all([fetchBand(gazetteer), fetchBand(villages)])
  return [...townsOf(large), ...villagesOf(large, small)]
}
