import type { Uuid } from '#contract/ids.ts'
import { CardFoot } from '#core/ui/card/card-foot.tsx'
import { Tone } from '#core/signs/tone.tsx'
import { useEncounters, type EncountersFound } from '../use-hike-answer.ts'
import type { Encounter } from '../time/encounter.ts'
import { encounterText, usePhraseContext } from './encounter-text.ts'
import { ShowThen } from './show-then.tsx'

/** Under the card of a closure that the hike touches: how it stands when one is there, whatever the page tells for. */
export function OnThisHike({ uuid }: { readonly uuid: Uuid }) {
  const found = useEncounters()
  const encounter = found?.encounters.find(({ touch }) => touch.record.uuid === uuid)
  return found === null || encounter === undefined ? null : <Said found={found} encounter={encounter} />
}

function Said({ found, encounter }: { readonly found: EncountersFound; readonly encounter: Encounter }) {
  const context = usePhraseContext()
  const { lead, tone, rest } = encounterText(encounter, context)
  return (
    <CardFoot
      note={
        <>
          {context.words.onYourHike} <Tone tone={tone}>{lead}</Tone>
          {rest !== '' && ` · ${rest}`}
        </>
      }
    >
      <ShowThen instant={encounter.at} zone={encounter.state.zone ?? found.zone} />
    </CardFoot>
  )
}
