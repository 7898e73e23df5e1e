import { deviceTimeZone } from '#core/i18n/formats.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { CardBand } from '#core/ui/card/card-band.tsx'
import { StatusIcon } from '#core/ui/signs/status-icon.tsx'
import type { ClosureState } from '../closure-state.ts'
import { statusBandWords, viewerTimes } from './status-band-words.ts'

const useBandWords = lateWords({
  en: { onYourClock: (times: string) => `On your clock: ${times}` },
  de: { onYourClock: (times: string) => `Nach Ihrer Uhr: ${times}` },
})

/** How a closure stands, by the clocks of its place, and by the viewer's where these show another time. */
export function StatusBand({ state }: { readonly state: ClosureState }) {
  const { onYourClock } = useBandWords()
  const tongue = { language: useLanguage(), messages: useMessages(), viewerZone: deviceTimeZone() }
  const { note, ...words } = statusBandWords(state, tongue)
  const times = viewerTimes(state, tongue)
  const lines = [note, times === null ? '' : onYourClock(times)]
  return (
    <CardBand
      look={state.look}
      icon={<StatusIcon look={state.look} size={24} />}
      {...words}
      note={lines.filter((line) => line !== '').join('\n')}
    />
  )
}
