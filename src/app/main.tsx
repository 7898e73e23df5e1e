import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource/source-sans-3/latin-400.css'
import '@fontsource/source-sans-3/latin-600.css'
import '@fontsource/source-sans-3/latin-ext-400.css'
import '@fontsource/source-sans-3/latin-ext-600.css'
import 'virtual:tokens.css'
import '#core/ui/base.css'
import { keepRegions } from '#contract/messages/locale.ts'
import { updateAddress } from '#core/address/current-address.ts'
import { App } from './app.tsx'

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no element with the id "app".')
updateAddress()
keepRegions(navigator.languages)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
