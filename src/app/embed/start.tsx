import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:tokens.css'
import '#core/ui/base.css'
import '#core/ui/fonts.css'
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
