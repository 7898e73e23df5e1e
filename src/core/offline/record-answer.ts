import { useFromDeviceStore, type FromDevice } from './from-device.ts'
import { headers, Trouble } from './protocol.ts'

const RECORDS = /\/(?:closures-and-notices|protected-areas)$/

/** The service worker has answered in the network's place. */
export function answered(url: string, response: Response): void {
  const { pathname } = new URL(url, location.href)
  const storedAt = Date.parse(response.headers.get(headers.storedAt) ?? '')
  const trouble = Trouble.safeParse(response.headers.get(headers.trouble)).data ?? 'offline'
  useFromDeviceStore.setState(({ fromDevice }) => {
    const ages = {
      ...fromDevice?.ages,
      ...(RECORDS.test(pathname) && !Number.isNaN(storedAt) && { [pathname]: storedAt }),
    }
    const { [pathname]: _, ...others } = fromDevice?.lacks ?? {}
    const lack = lackOf(response)
    return {
      fromDevice: { trouble, asked: url, ages, lacks: lack === null ? others : { ...others, [pathname]: lack } },
    }
  })
}

function lackOf(response: Response): 'all' | 'part' | null {
  if (!response.ok) return 'all'
  return response.headers.has(headers.partial) ? 'part' : null
}

/** The network answers again. */
export function networkBack(): void {
  useFromDeviceStore.setState({ fromDevice: null })
}

/** Whether something was asked of which the device has nothing, or a part alone. */
export function lacksOf({ lacks }: FromDevice, what: 'all' | 'part'): boolean {
  return Object.values(lacks).includes(what)
}

/** When the oldest of what is shown was given, epoch ms; null where nothing is. */
export function oldestOf({ ages }: FromDevice): number | null {
  const all = Object.values(ages)
  return all.length === 0 ? null : Math.min(...all)
}
