import type { AreaRecord } from '#contract/records/area.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { AreaSwatch } from '#core/signs/area-swatch.tsx'
import { CardBand } from '#core/signs/card-band.tsx'
import { AreaFields } from './area-card-facts.tsx'
import { useAreaKind } from '../area-kind.ts'

/** What a row knows of an area, for a card whose record has not been read. */
export function AreaGist({ area }: { readonly area: AreaRecord }) {
  return (
    <>
      <CategoryBand area={area} />
      <AreaFields area={area} />
    </>
  )
}

/** The kind of an area, as the map draws it. */
export function CategoryBand({ area }: { readonly area: AreaRecord }) {
  const card = useCardMessages()
  const { family, name } = useAreaKind(area)
  const { iucn_category } = area
  const iucn = iucn_category == null ? '' : card.iucn(card.iucnNames[iucn_category])
  const [title = '', note = ''] = [name, iucn].filter((words) => words !== '')
  if (title === '') return null
  return <CardBand pattern={family} icon={<AreaSwatch family={family} width={24} />} title={title} note={note} />
}
