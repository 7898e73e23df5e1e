import { EmbedAddress } from './embed-address.ts'
import { Sparing } from './sparing.tsx'
import { EmbedShell } from './embed-shell.tsx'
import { useEmbedMessages } from './messages.ts'
import { Providers } from '../providers.tsx'
import { startMessages } from '../start-messages.ts'

const messages = [...startMessages, useEmbedMessages]

/** The map in another site's page. */
export function EmbedApp() {
  return (
    <EmbedAddress>
      <Providers messages={messages}>
        {(settingsMissing) => (
          <Sparing>
            <EmbedShell settingsMissing={settingsMissing} />
          </Sparing>
        )}
      </Providers>
    </EmbedAddress>
  )
}
