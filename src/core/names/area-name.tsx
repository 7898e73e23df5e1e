import { areaNameIn, ownNameBeside, type AreaNames } from '#contract/records/area-name.ts'
import { languageOfName } from '#contract/records/name-language.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useLanguage } from '#core/i18n/messages.tsx'

interface Props {
  readonly area: AreaNames
  /** One of its names; without it, that in the language of the page. */
  readonly name?: string
}

/** A name of an area, marked with the language in which it is recorded. */
export function AreaName({ area, name: given }: Props) {
  const language = useLanguage()
  const { recordsLanguage } = useAppConfig()
  const name = given ?? areaNameIn(language, area)
  return <bdi lang={languageOfName(name, area) ?? recordsLanguage}>{name}</bdi>
}

/** The name that its source has, before the rest of a line; nothing where the title says it already. */
export function OwnNameBefore({ area, rest }: { readonly area: AreaNames; readonly rest: string }) {
  const own = ownNameBeside(useLanguage(), area)
  if (own === null) return rest
  return (
    <>
      <AreaName area={area} name={own} />
      {rest !== '' && ` · ${rest}`}
    </>
  )
}
