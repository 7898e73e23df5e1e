import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { LngLat } from '#contract/geometry.ts'
import { LanguageProvider, loadMessages } from '#core/i18n/messages.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { usePackMessages } from '../messages.ts'
import { messages as words } from '../messages/en.ts'
import { CircleFields, type PlaceField } from './circle-fields.tsx'

beforeAll(async () => {
  await loadTestMessages('en')
  await loadMessages('en', [usePackMessages])
})

const nothing = () => undefined
const Field: PlaceField = ({ isMapKept = false }) => <i>{isMapKept ? 'kept' : 'moved'}</i>

/** The fields as they are opened anew. */
function opened(centre: 'position' | 'place', position: LngLat | null): string {
  const chosen = { how: 'around', centre, place: null, radius: 10, width: 1 } as const
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <CircleFields {...{ chosen, position }} placeField={Field} onChoose={nothing} onPosition={nothing} />
    </LanguageProvider>,
  )
}

test('a position that is known is not said to be missing when another choice was looked at in between', () => {
  expect(opened('position', null)).toContain(words.noPosition)
  expect(opened('position', [13, 48])).not.toContain(words.noPosition)
})

test('a place that a region is around is chosen without the map behind, whose middle and view are choices, too', () => {
  expect(opened('place', null)).toContain('<i>kept</i>')
})
