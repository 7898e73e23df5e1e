import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import type { PainterPlace } from '#testing/painter-place.ts'
import { PaintThread } from '../../output/preview/paint-thread.ts'
import type { Content } from '../../store/testing/store.ts'
import type { ServiceDeps } from '../app.ts'
import { aService } from './app.ts'

/** A service that paints with the program as it is shipped, from the files that were built with it. */
export async function aPreviewService(content: Content, deps: Partial<ServiceDeps> = {}) {
  const place: PainterPlace = inject('painter')
  const painter = new PaintThread({ file: join(place, 'preview.js'), log: (line) => expect.fail(line) })
  onTestFinished(() => painter.close())
  await painter.look()
  return aService(content, { painter, webRoot: place, ...deps })
}
