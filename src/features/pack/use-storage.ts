import { useQuery } from '@tanstack/react-query'
import { OfflineConfig } from '#contract/config/app-config-offline.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { isWithoutWorker, keptShell } from '#core/offline/own-worker.ts'
import type { ShellState } from '#core/offline/protocol.ts'
import { isStorageKept } from './storage-promise.ts'

/** What the browser says of its room; null where it says nothing. */
export interface StorageRoom {
  readonly used: number
  readonly all: number
  /** Whether it has promised to keep it. */
  readonly isKept: boolean
}

/** `version`: changes when packs do. */
export function useStorageRoom(version: unknown): StorageRoom | null {
  const { data = null } = useQuery({
    queryKey: ['storage-room', version],
    networkMode: 'always',
    async queryFn(): Promise<StorageRoom | null> {
      const { storage } = navigator
      if (typeof storage?.estimate !== 'function') return null
      const [{ usage = 0, quota = 0 }, isKept] = await Promise.all([storage.estimate(), isStorageKept()])
      return quota === 0 ? null : { used: usage, all: quota, isKept }
    },
  })
  return data
}

/** How the app itself is on the device; null where that is not known. */
export function useKeptShell(): ShellState | null {
  const { data = null } = useQuery({ queryKey: ['kept-shell'], networkMode: 'always', queryFn: keptShell })
  return data
}

/** Why the app itself is not kept, so that nothing on the device opens without a network; null where it is, or nothing is known yet. */
export function useUnkept(): 'unkept' | 'unkeptBySite' | null {
  const isWanted = OfflineConfig.parse(useAppConfig()).serviceWorker
  const { data = false } = useQuery({
    queryKey: ['without-worker'],
    networkMode: 'always',
    queryFn: isWithoutWorker,
    enabled: isWanted,
  })
  if (!isWanted) return 'unkeptBySite'
  return data ? 'unkept' : null
}
