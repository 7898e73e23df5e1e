import { describe, expect, it } from 'vitest'
import { startOfEmbed } from './embed-page.ts'

const START = '/src/app/embed/start.tsx'
const importers: Readonly<Record<string, readonly string[]>> = {
  [START]: [],
  '/src/core/ui/list/row.tsx': ['/src/core/ui/list/rows.tsx', '/src/map/controls/legend.tsx'],
  '/src/core/ui/list/rows.tsx': ['/src/core/ui/list/row.tsx', START],
  '/src/map/controls/legend.tsx': ['/src/map/live-view.tsx'],
  '/src/map/live-view.tsx': [],
  '\0vite/preload-helper.js': [START],
}
const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }

describe('the file that an embed starts with', () => {
  it.each([START, '/src/core/ui/list/row.tsx', '/src/core/ui/list/rows.tsx'])('holds %s', (id) => {
    expect(startOfEmbed(id, modules)).toBe('start')
  })

  it.each(['/src/map/controls/legend.tsx', '/src/map/live-view.tsx', '\0vite/preload-helper.js'])(
    'holds no %s',
    (id) => {
      expect(startOfEmbed(id, modules)).toBeNull()
    },
  )
})
