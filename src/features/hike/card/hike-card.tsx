import { useEffect } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { sheetLowered } from '#core/panels/sheet-lowered.ts'
import { CardFrame } from '#core/ui/card/card.tsx'
import { useHikeOpen } from '../hike-open.ts'
import { fileChosen, hikeCleared } from '../hike-route.ts'
import { useHikeStage, type HikeStage } from '../hike-stage.ts'
import { reachBoxOf } from '../touch/reach.ts'
import { useSettingOut } from '../use-setting-out.ts'
import { useHikeMessages } from '../messages.ts'
import { HikeAnswer } from './hike-answer.tsx'
import { NamedPoints, type PlaceField } from './named-points.tsx'
import { RouteChooser } from './route-chooser.tsx'
import styles from './hike-card.module.css'

interface Props {
  /** The visitor wants to see a closure of the answer. */
  readonly onOpenClosure: (uuid: Uuid, box: BBox | null) => void
  /** The visitor wants to see the line. */
  readonly onZoomTo: (box: BBox) => void
  readonly placeField: PlaceField
}

/** Check my hike: a route, when and how fast one goes it, and what it touches on the way. */
export function HikeCard({ onOpenClosure, onZoomTo, placeField }: Props) {
  const words = useHikeMessages()
  const { titles } = useMessages()
  const card = useCardMessages()
  const stage = useHikeStage()
  const { close } = useHikeOpen()
  const line = stage.kind === 'line' ? stage : null
  const isDrawing = stage.kind === 'drawing'
  useEffect(
    function makeRoomToDraw() {
      return isDrawing ? sheetLowered() : undefined
    },
    [isDrawing],
  )
  const setOut = useSettingOut()
  const onFile = (file: File) =>
    void fileChosen(file, (box) => {
      void setOut()
      onZoomTo(box)
    })
  return (
    <CardFrame
      kind={line === null ? words.staysHere : card.kindOf(titles.hike, words.staysHere)}
      title={line === null ? titles.hike : (line.name ?? words.drawnRoute)}
      stage={isDrawing ? null : stage.kind}
      onClose={close}
      actions={
        line === null
          ? []
          : [
              { icon: 'zoomTo', label: card.zoomTo, onAct: () => onZoomTo(reachBoxOf(line.line.box)) },
              { icon: 'route', label: words.otherRoute, onAct: hikeCleared },
            ]
      }
    >
      {line === null && <RouteStage stage={stage} onFile={onFile} placeField={placeField} />}
      {line !== null && <HikeAnswer key={line.id} stage={line} onOpenClosure={onOpenClosure} />}
      <p className={styles.device}>{words.onDevice}</p>
    </CardFrame>
  )
}

interface StageProps {
  readonly stage: HikeStage
  readonly onFile: (file: File) => void
  readonly placeField: PlaceField
}

function RouteStage({ stage, placeField, ...chooser }: StageProps) {
  const words = useHikeMessages()
  const { titles } = useMessages()
  switch (stage.kind) {
    case 'empty':
      return <RouteChooser intro={words.intro} {...chooser} />
    case 'drawing':
      return (
        <div className={styles.words}>
          <p>{words.drawHelp}</p>
          <NamedPoints points={stage.points} names={stage.names} placeField={placeField} />
        </div>
      )
    case 'reading':
      return (
        <div className={styles.words}>
          <p role="status">
            {stage.name === '' ? words.readingDrawn : words.reading(stage.name, Math.round(stage.share * 100))}
          </p>
          <progress className={styles.progress} value={stage.share} aria-label={titles.hike} />
          <button type="button" className={styles.button} onClick={hikeCleared}>
            {words.cancel}
          </button>
        </div>
      )
    case 'unread': {
      const { problem } = stage
      const what = problem === null ? words.crashed : words.problems[problem.code]
      const where = problem?.line == null ? '' : ` ${words.atLine(problem.line)}`
      return (
        <>
          <div role="alert" className={styles.problem}>
            <p className={styles.file}>{stage.name}</p>
            <p>
              {what}
              {where}
            </p>
          </div>
          <RouteChooser intro={null} {...chooser} />
        </>
      )
    }
    case 'line':
      return null
  }
}
