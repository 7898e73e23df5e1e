import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import type { CameraProps } from '../camera/camera-props.ts'
import type { Size } from '#core/viewport/size.ts'
import { boundsOfFrame, frameOf, type Frame } from './frame.ts'
import type { Drawn } from './hits.ts'
import { drawPicture } from './drawing/picture.ts'
import { loadTile } from './load-tile.ts'
import { StaticSurface } from './static-surface.ts'
import { TileStore } from './drawing/tiles.ts'

/** Panels may cover a part of the picture. */
const NOTHING_OVER = { left: 0, right: 0, top: 0, bottom: 0 }

type View = Pick<CameraProps, 'camera' | 'padding' | 'onBoundsChange'>

/** What is on the canvas, and of which frame; null before the first drawing. */
interface Picture {
  readonly frame: Frame | null
  readonly drawn: readonly Drawn[]
}

/** A canvas with the picture of a view on it, drawn anew at most once a frame. */
export function useStaticPicture({ camera, padding, onBoundsChange }: View) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(canvas)
  const [changes] = useState(() => new EventTarget())
  const [surface] = useState(() => new StaticSurface(() => changes.dispatchEvent(new Event('change'))))
  const [tiles] = useState(() => new TileStore(loadTile, () => changes.dispatchEvent(new Event('change'))))
  const [picture, setPicture] = useState<Picture>({ frame: null, drawn: [] })
  const request = useRef(0)
  const { zoom, lat, lng } = camera
  const { left, right, top, bottom } = padding
  const frame = useMemo(
    () => frameOf({ zoom, lat, lng }, size, { left, right, top, bottom }),
    [zoom, lat, lng, size, left, right, top, bottom],
  )
  useEffect(() => surface.moved({ lng, lat }, frame), [surface, lng, lat, frame])
  useEffect(
    function drawWhatChanges() {
      const draw = () => {
        request.current = 0
        const isHovered = surface.isLit.bind(surface)
        const { contents, pictures } = surface
        if (canvas.current === null) return
        setPicture({ frame, drawn: drawOn(canvas.current, frame, { contents, pictures, tiles, isHovered }) })
      }
      const drawSoon = () => {
        if (request.current === 0) request.current = requestAnimationFrame(draw)
      }
      drawSoon()
      changes.addEventListener('change', drawSoon)
      return () => {
        changes.removeEventListener('change', drawSoon)
        cancelAnimationFrame(request.current)
        request.current = 0
      }
    },
    [changes, surface, tiles, frame],
  )
  const reportBounds = useEffectEvent(() => onBoundsChange(boundsOfFrame(frame, padding), frame.zoom))
  useEffect(
    function reportFrame() {
      if (isShown(frame)) reportBounds()
    },
    [frame],
  )
  const isComplete = isShown(frame) && tiles.isComplete
  const failed = isComplete ? tiles.failed : null
  const shown = useMemo(() => ({ bounds: boundsOfFrame(frame, NOTHING_OVER), zoom: frame.zoom }), [frame])
  // A device that is busy draws late, and the page hears of it later still.
  const hasAll = () => isComplete && picture.frame === frame && request.current === 0 && tiles.isComplete
  return { canvas, surface, frame, shown, drawn: picture.drawn, isComplete, hasAll, failed }
}

/** A picture in a hidden frame shows nothing. */
function isShown({ width, height }: Size): boolean {
  return width > 0 && height > 0
}

function drawOn(canvas: HTMLCanvasElement, frame: Frame, parts: Parameters<typeof drawPicture>[2]): readonly Drawn[] {
  const ratio = window.devicePixelRatio
  canvas.width = Math.round(frame.width * ratio)
  canvas.height = Math.round(frame.height * ratio)
  const context = canvas.getContext('2d')
  if (context === null || !isShown(frame)) return []
  context.scale(ratio, ratio)
  return drawPicture(context, frame, parts)
}

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(
    function watchSize() {
      if (element.current === null) return undefined
      const observer = new ResizeObserver(([entry]) => {
        if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
      })
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  return size
}
