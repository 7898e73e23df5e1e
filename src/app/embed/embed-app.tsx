import { EmbedAddress } from './embed-address.ts'
import { EmbedShell } from './embed-shell.tsx'
import { useEmbedMessages } from './messages.ts'
import { Providers } from '../providers.tsx'
import { startMessages } from '../start-messages.ts'

const messages = [...startMessages, useEmbedMessages]
import { RecordsInView } from '../records-in-view.tsx'

/** The map in another site's page. */
export function EmbedApp() {
  return (
    <EmbedAddress>
      <Providers messages={messages}>
        {(settingsMissing) => (
          <RecordsInView>
            <EmbedShell settingsMissing={settingsMissing} />
          </RecordsInView>
        )}
      </Providers>
    </EmbedAddress>
  )
}
