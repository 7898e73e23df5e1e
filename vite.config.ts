import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    projects: ['contract', 'service', 'build', 'web'].map((name) => ({
      extends: true,
      test: {
        name,
        env: { NODE_ENV: 'test' },
        include: name === 'web'
          ? ['src/{app,areas,closures,map,filters,selection,viewport,clock,api,i18n,ui}/**/*.test.{ts,tsx}']
          : [`src/${name}/**/*.test.ts`],
      },
    })),
  },
})
