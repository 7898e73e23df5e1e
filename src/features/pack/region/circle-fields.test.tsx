import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { LngLat } from '#contract/geometry.ts'
import { LanguageProvider, loadMessages } from '#core/i18n/messages.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { usePackMessages } from '../messages.ts'
import { messages as words } from '../messages/en.ts'
import { CircleFields } from './circle-fields.tsx'

beforeAll(async () => {
  await loadTestMessages('en')
  await loadMessages('en', [usePackMessages])
})

const nothing = () => undefined

/** The fields as they are opened anew, while the circle is around the position. */
function opened(position: LngLat | null): string {
  const chosen = { how: 'around', centre: 'position', place: null, radius: 10, width: 1 } as const
  return renderToStaticMarkup(
    <LanguageProvider value="en">
      <CircleFields {...{ chosen, position }} placeField={() => null} onChoose={nothing} onPosition={nothing} />
    </LanguageProvider>,
  )
}

test('a position that is known is not said to be missing when another choice was looked at in between', () => {
  expect(opened(null)).toContain(words.noPosition)
  expect(opened([13, 48])).not.toContain(words.noPosition)
})
