import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#core/i18n/messages.tsx'
import { loadTestMessages } from '#testing/messages.ts'
import { usePackMessages } from '../messages.ts'
import { CircleFields, type PlaceField } from './circle-fields.tsx'

test('a place that a region is around is chosen without the map behind, whose middle and view are choices, too', async () => {
  await loadTestMessages('en')
  await usePackMessages.load('en')
  const chosen = { how: 'around', centre: 'place', place: null, radius: 10, width: 1 } as const
  const Field: PlaceField = ({ isMapKept = false }) => <i>{isMapKept ? 'kept' : 'moved'}</i>
  const html = renderToStaticMarkup(
    <LanguageProvider value="en">
      <CircleFields chosen={chosen} position={null} placeField={Field} onChoose={() => {}} onPosition={() => {}} />
    </LanguageProvider>,
  )
  expect(html).toContain('<i>kept</i>')
})
