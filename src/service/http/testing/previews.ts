import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import type { BuiltPlace } from '#testing/built-place.ts'
import { PaintThread } from '../../output/preview/paint-thread.ts'
import type { Content } from '../../store/testing/store.ts'
import type { ServiceDeps } from '../app.ts'
import { aService } from './app.ts'

/** A service that paints with the program as it is shipped, from the files that were built with it. */
export async function aPreviewService(content: Content, deps: Partial<ServiceDeps> = {}) {
  const { programs, webRoot }: BuiltPlace = inject('built')
  const painter = new PaintThread({ file: join(programs, 'preview.js'), log: (line) => expect.fail(line) })
  onTestFinished(() => painter.close())
  await painter.look()
  return aService(content, { painter, webRoot, ...deps })
}
