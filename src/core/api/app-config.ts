import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { CONFIG_PATH } from '#contract/site-paths.ts'
import { textIn, textLanguage } from '#contract/config/app-config-text.ts'
import { AppConfig } from '#contract/config/app-config.ts'
import type { Language } from '#core/i18n/language.ts'
import { getDocument } from './client.ts'
import { isNotFound } from './errors.ts'

/** The configuration of an app whose operator has said nothing. */
export const DEFAULT_CONFIG: AppConfig = AppConfig.parse({})

/** What the operator has set, with its texts in one language. */
export type LocalConfig = ReturnType<typeof configIn>

/** A configuration for visitors who read a language. */
export function configIn({ title, legalLinks, region, ...config }: AppConfig, language: Language) {
  return {
    ...config,
    title: textIn(title, language),
    legalLinks: legalLinks.map(({ label, url }) => ({
      label: textIn(label, language),
      lang: textLanguage(label, language),
      url,
    })),
    region: region && { ...region, name: textIn(region.name, language) },
    dataBounds: region?.bbox ?? config.dataBounds,
  }
}

const AppConfigContext = createContext<LocalConfig>(configIn(DEFAULT_CONFIG, 'en'))
export const AppConfigProvider = AppConfigContext.Provider

/** What the operator has set, in the visitor's language. */
export function useAppConfig(): LocalConfig {
  return use(AppConfigContext)
}

const CONFIG = 'config'

/** The operator's configuration; read again while the site is seen, so that a banner reaches those who are there already. */
export const configQuery = queryOptions({
  queryKey: [CONFIG],
  queryFn: ({ signal }) => loadAppConfig(signal),
  staleTime: 60_000,
  refetchInterval: 300_000,
})

/** A host that has no configuration gets the defaults; any other failure is thrown. */
async function loadAppConfig(signal: AbortSignal): Promise<AppConfig> {
  try {
    return await getDocument(CONFIG_PATH, AppConfig, signal)
  } catch (error) {
    if (isNotFound(error)) return DEFAULT_CONFIG
    throw error
  }
}
