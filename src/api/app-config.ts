import { createContext, use } from 'react'
import { AppConfig } from '#contract/app-config.ts'
import { getDocument } from './client.ts'
import { isNotFound } from './errors.ts'

/** The configuration of an app whose operator has said nothing. */
export const DEFAULT_CONFIG: AppConfig = AppConfig.parse({})

const AppConfigContext = createContext<AppConfig>(DEFAULT_CONFIG)
export const AppConfigProvider = AppConfigContext.Provider

/** What the operator has set. */
export function useAppConfig(): AppConfig {
  return use(AppConfigContext)
}

/** Reads the operator's configuration. A host that has none gets the defaults; any other failure is thrown. */
export async function loadAppConfig(signal: AbortSignal): Promise<AppConfig> {
  try {
    return await getDocument('/config.json', AppConfig, signal)
  } catch (error) {
    if (isNotFound(error)) return DEFAULT_CONFIG
    throw error
  }
}
