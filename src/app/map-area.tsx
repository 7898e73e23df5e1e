import { lazy, Suspense } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { useMessages } from '#i18n/messages.tsx'
import { useSelection } from '#selection/selection-state.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { useTheme } from '#ui/theme/theme-state.ts'
import { viewMeasured } from '#viewport/bounds.ts'
import { useCamera } from '#viewport/camera.ts'
import styles from './map-area.module.css'

/** What the panels cover at each side of the map, in pixels. */
export interface Padding {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What of the map could not be shown. */
export type MapTrouble = 'basemap' | 'map'
