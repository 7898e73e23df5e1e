import { EmbedAddress } from './embed-address.ts'
import { EmbedShell } from './embed-shell.tsx'
import { Providers } from '../providers.tsx'

/** The map in another site's page. */
export function EmbedApp() {
  return (
    <EmbedAddress>
      <Providers>{(settingsMissing) => <EmbedShell settingsMissing={settingsMissing} />}</Providers>
    </EmbedAddress>
  )
}
