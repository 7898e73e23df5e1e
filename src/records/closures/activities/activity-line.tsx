import { wallTimeAt } from '#contract/standing/when.ts'
import { boxCentre } from '#contract/geo/box.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useMoment } from '#core/clock/moment.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useViewOf } from '#core/viewport/bounds.ts'
import { Tile } from '#core/ui/tile.tsx'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { useToggleActivity } from './toggle-activity.ts'
import { activitiesOfSeason } from './of-season.ts'
import { ActivityPictogram } from './activity-pictogram.tsx'
import { SHAPES_OF_SEASON } from './shapes.ts'

/** The activities of the season, to filter by. It is loaded after the first rows; the list around it has its styles. */
export function ActivityLine() {
  const { filter } = useMessages()
  const names = useActivities()
  const { date } = wallTimeAt(useMoment(), deviceTimeZone())
  const isSouth = useViewOf((view) => view !== null && boxCentre(view.bounds)[1] < 0)
  const { chosen } = useClosureFilter()
  const toggle = useToggleActivity()
  const on = chosen.activity_id ?? []
  const usual = activitiesOfSeason(names, date, isSouth)
  return (
    <div role="group" aria-label={filter.activity}>
      {usual.map((id) => {
        const name = names.get(id)?.name ?? String(id)
        return (
          <Tile
            key={id}
            picture={<ActivityPictogram name={name} shapes={SHAPES_OF_SEASON} />}
            aria-pressed={on.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
          </Tile>
        )
      })}
    </div>
  )
}
