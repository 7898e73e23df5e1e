import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import '@fontsource/source-sans-3/latin-ext-400.css'
import '@fontsource/source-sans-3/latin-ext-600.css'
import 'virtual:tokens.css'
import '#core/ui/base.css'
import './embed.css'
import { keepRegions } from '#contract/messages/locale.ts'
import { rememberNothing } from '#core/visit/memory.ts'
import { EmbedApp } from './embed-app.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no element with the id "app".')
rememberNothing()
keepRegions(navigator.languages)
createRoot(root).render(
  <StrictMode>
    <EmbedApp />
  </StrictMode>,
)
