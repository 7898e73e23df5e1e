import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { BasemapSource } from '#contract/config/app-config-basemap.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useTheme } from '#core/ui/theme/theme-state.ts'
import { useMapEvent, useMapInstance } from '../../live/map-instance.ts'
import { useDrawnGround } from '../drawn-ground.ts'
import { StyleContent } from '../../style/style-content.ts'
import { FOREIGN, type ForeignContent } from './foreign-content.ts'
import { pictures } from './foreign-raster.ts'
import { loadStyle } from './foreign-style.ts'

interface Props {
  readonly source: BasemapSource
  readonly maxZoom: number | undefined
  /** It cannot be loaded, or nothing of it. */
  readonly onFail: () => void
  /** What is shown until it is there. */
  readonly meanwhile: ReactNode
}

/** How often it is looked whether anything has come, in ms. */
const LOOK_MS = 500
/** How long the first tile may take, in ms. */
const PATIENCE_MS = 30_000

/** A background that the operator has named, on the map as soon as it is there. */
export function ForeignBasemap({ source: { kind, light, dark }, maxZoom, onFail, meanwhile }: Props) {
  const theme = useTheme()
  const isDark = theme === 'dark' && dark !== null
  const address = isDark ? dark : light
  const [content, setContent] = useState<ForeignContent | null>(null)
  const fail = useEffectEvent(onFail)
  useEffect(
    function loadContent() {
      const controller = new AbortController()
      const { signal } = controller
      load({ kind, address, isDark, maxZoom }, signal)
        .then((loaded) => !signal.aborted && setContent(loaded))
        .catch(() => !signal.aborted && fail())
      return () => controller.abort()
    },
    [kind, address, isDark, maxZoom],
  )
  useFailureToShow(content, onFail)
  return content === null ? meanwhile : <Shown content={content} />
}

interface Wanted {
  readonly kind: BasemapSource['kind']
  readonly address: string
  readonly isDark: boolean
  readonly maxZoom: number | undefined
}

async function load({ kind, address, isDark, maxZoom }: Wanted, signal: AbortSignal): Promise<ForeignContent> {
  switch (kind) {
    case 'tiles':
      return pictures({ tiles: [address], ...(maxZoom !== undefined && { maxzoom: maxZoom }) }, isDark)
    case 'style': {
      const content = await loadStyle(address, signal)
      const hasArchive = JSON.stringify(content.sources).includes('pmtiles://')
      // Makes such addresses known to the map.
      if (hasArchive) await import('./foreign-archive.ts')
      return content
    }
    case 'tilejson':
      return (await import('./foreign-ground.ts')).openTileJson(address, signal)
    case 'pmtiles':
      return (await import('./foreign-archive.ts')).openArchive(address, isDark)
  }
}

/** Tells when a source fails before any tile of what the background shows has come. */
function useFailureToShow(content: ForeignContent | null, onFail: () => void): void {
  const come = useRef<ForeignContent>(null)
  useMapEvent('sourcedata', ({ sourceId, tile }) => {
    if (tile !== undefined && sourceId.startsWith(FOREIGN)) come.current = content
  })
  useMapEvent('error', (event) => {
    const isOurs = 'sourceId' in event && String(event.sourceId).startsWith(FOREIGN)
    if (isOurs && come.current !== content) onFail()
  })
  const map = useMapInstance()
  const fail = useEffectEvent(onFail)
  useEffect(
    function noticeThatNothingComes() {
      if (content === null) return undefined
      const sources = Object.keys(content.sources)
      if (!isOfPictures(content)) {
        const isAwaited = () => come.current !== content && sources.some((id) => !map.isSourceLoaded(id))
        const patience = setTimeout(() => isAwaited() && fail(), PATIENCE_MS)
        return () => clearTimeout(patience)
      }
      // A picture that is not there is neither a failure to MapLibre nor an event.
      const timer = setInterval(() => {
        const isOver = sources.every((id) => map.getSource(id) !== undefined && map.isSourceLoaded(id))
        if (come.current === content || isOver) clearInterval(timer)
        if (come.current !== content && isOver) fail()
      }, LOOK_MS)
      return () => clearInterval(timer)
    },
    [map, content],
  )
}

function isOfPictures({ sources }: ForeignContent): boolean {
  return Object.values(sources).every(({ type }) => type === 'raster')
}

/** Makes known that the map draws ways closely. */
function AsOurs() {
  useEffect(() => useDrawnGround.setState((known) => known ?? { credits: [], boxes: [] }), [])
  return null
}

function Shown({ content }: { readonly content: ForeignContent }) {
  const map = useMapInstance()
  const theme = useTheme()
  const language = useLanguage()
  const { sources, sprites, glyphs } = content
  const layers = useMemo(() => content.layersIn(theme, language), [content, theme, language])
  useLayoutEffect(
    function lendIconsAndLetters() {
      for (const { id, url } of sprites) map.addSprite(id, url)
      map.setGlyphs(glyphs)
      return () => {
        for (const { id } of sprites) map.removeSprite(id)
        map.setGlyphs(null)
      }
    },
    [map, sprites, glyphs],
  )
  const drawings = useMemo(() => content.drawingsIn?.(theme, language), [content, theme, language])
  return (
    <>
      {content.drawingsIn !== undefined && <AsOurs />}
      <StyleContent
        sources={sources}
        layers={layers}
        drawings={drawings}
        isForeign={content.drawingsIn === undefined}
      />
    </>
  )
}
