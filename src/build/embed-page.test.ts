import { describe, expect, it } from 'vitest'
import { startOfEmbed } from './embed-page.ts'

const START = '/src/app/embed/start.tsx'
const importers: Readonly<Record<string, readonly string[]>> = {
  [START]: [],
  '/src/ui/row.tsx': ['/src/ui/rows.tsx', '/src/map/legend.tsx'],
  '/src/ui/rows.tsx': ['/src/ui/row.tsx', START],
  '/src/map/legend.tsx': ['/src/map/live-view.tsx'],
  '/src/map/live-view.tsx': [],
  '\0vite/preload-helper.js': [START],
}
const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }

describe('the file that an embed starts with', () => {
  it.each([START, '/src/ui/row.tsx', '/src/ui/rows.tsx'])('holds %s', (id) => {
    expect(startOfEmbed(id, modules)).toBe('start')
  })

  it.each(['/src/map/legend.tsx', '/src/map/live-view.tsx', '\0vite/preload-helper.js'])('holds no %s', (id) => {
    expect(startOfEmbed(id, modules)).toBeNull()
  })
})
