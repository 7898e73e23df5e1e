import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:tokens.css'
import '#core/ui/base.css'
import '#core/ui/fonts.css'
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
