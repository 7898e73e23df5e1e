import type { Uuid } from '#contract/ids.ts'
import { CardLead } from '#core/ui/card/card-lead.tsx'
import { Tone } from '#core/signs/tone.tsx'
import { useEncounters } from '../use-hike-answer.ts'
import type { Encounter } from '../time/encounter.ts'
import { encounterText, usePhraseContext } from './encounter-text.ts'

/** In the card of a closure that the hike touches: how it stands when one is there, whatever the page tells for. */
export function OnThisHike({ uuid }: { readonly uuid: Uuid }) {
  const found = useEncounters()
  const encounter = found?.encounters.find(({ touch }) => touch.record.uuid === uuid)
  return encounter === undefined ? null : <Said encounter={encounter} />
}

function Said({ encounter }: { readonly encounter: Encounter }) {
  const context = usePhraseContext()
  const { lead, tone, rest } = encounterText(encounter, context)
  return (
    <CardLead
      note={
        <>
          {context.words.onYourHike} <Tone tone={tone}>{lead}</Tone>
          {rest !== '' && ` · ${rest}`}
        </>
      }
    />
  )
}
