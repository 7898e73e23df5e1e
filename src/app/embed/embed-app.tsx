import { EmbedAddress } from './embed-address.ts'
import { EmbedShell } from './embed-shell.tsx'
import { Providers } from '../providers.tsx'
import { RecordsInView } from '../records-in-view.tsx'

/** The map in another site's page. */
export function EmbedApp() {
  return (
    <EmbedAddress>
      <Providers>
        {(settingsMissing) => (
          <RecordsInView>
            <EmbedShell settingsMissing={settingsMissing} />
          </RecordsInView>
        )}
      </Providers>
    </EmbedAddress>
  )
}
