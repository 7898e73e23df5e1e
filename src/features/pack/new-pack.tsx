import { useState } from 'react'
import type { LngLat } from '#contract/geometry.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { useApi } from '#core/api/api-context.ts'
import { useNow } from '#core/clock/clock.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { newPack } from '#core/packs/download/begin.ts'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { Contents } from './contents.tsx'
import { packBegun } from './downloads.ts'
import { usePackMessages } from './messages.ts'
import type { PlaceField } from './region/circle-fields.tsx'
import { RegionFields } from './region/region-fields.tsx'
import type { Choices, Chosen } from './region/region-choice.ts'
import { usePlan, type Planned } from './use-plan.ts'
import styles from './pack.module.css'

interface Props {
  readonly choices: Choices
  readonly atFirst: 'view' | 'area'
  readonly placeField: PlaceField
  readonly onBegun: () => void
}

const MONTHS = [0, 3, 12] as const

/** Takes a region along: which, how it is called, and how much that is. */
export function NewPack({ choices, atFirst, placeField, onBegun }: Props) {
  const words = usePackMessages()
  const language = useLanguage()
  const { base } = useApi()
  const own = words.ownName(formatDate(language, useNow(), deviceTimeZone()))
  const how = atFirst === 'area' && choices.area !== null ? 'area' : 'view'
  const [chosen, setChosen] = useState<Chosen>({ how, centre: 'middle', place: null, radius: 10, width: 1 })
  const [position, setPosition] = useState<LngLat | null>(null)
  const [months, setMonths] = useState('12')
  const [typed, setTyped] = useState<string | null>(null)
  const { data, isFetching, isError } = usePlan(choices, chosen, Number(months), position)
  const named = { area: choices.area?.name, along: choices.route?.name, view: null, around: nameAround(chosen) }[
    chosen.how
  ]
  const name = typed ?? named ?? own
  const begin = ({ region, plan }: Planned) => {
    const given = { name: name.trim() || own, base, region, language, months: Number(months) }
    void packBegun(newPack({ ...given, maps: plan.maps, expected: plan.bytes }, Date.now()))
    onBegun()
  }
  return (
    <>
      <RegionFields {...{ choices, chosen, position, placeField }} onChoose={setChosen} onPosition={setPosition} />
      <section className={styles.part}>
        <label className={styles.labelled}>
          {words.name}
          <input className={styles.field} value={name} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <RadioChoice
          label={words.past}
          options={MONTHS.map((count) => ({
            value: String(count),
            label: count === 0 ? words.pastNone : words.pastMonths(count),
          }))}
          chosen={months}
          onChoose={setMonths}
          className={styles.choice}
        />
      </section>
      <Contents
        planned={isFetching ? null : (data ?? null)}
        isAsking={isFetching}
        hasFailed={isError}
        onBegin={begin}
      />
    </>
  )
}

function nameAround({ centre, place }: Chosen): string | null {
  return (centre === 'place' && place?.name) || null
}
