import type { ReactNode } from 'react'
import { pagePath, TEXT_PATH } from '#contract/site-paths.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { languageName } from '#contract/messages/language-name.ts'
import { useLanguageState } from '#core/i18n/language-state.ts'
import { packsOpened } from '#features/pack/pack-open.ts'
import { useInstall } from '#core/device/install.ts'
import { shareOpened } from '#features/share/share-open.ts'
import { CarryingLink } from '#core/ui/links/carrying-link.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { Switch } from '#core/ui/fields/switch.tsx'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { THEME_CHOICES, useThemeChoice } from '#core/ui/theme/theme-state.ts'
import { useDataAge } from '../notices/data-age.ts'
import { moveButtons } from '#map/controls/move-buttons.ts'
import { keysShown } from '../keys/key-dialogs.tsx'
import { EmbedIcon } from './embed-icon.tsx'
import { useAppMessages } from '../messages.ts'
import { shownAs } from '../shown-as.ts'
import styles from './menu.module.css'

interface Props {
  /** Id of the popover that it is in. */
  readonly popover: string
}

/** Language, theme, and links: to the other pages, and the operator's own. */
export function MenuContent({ popover }: Props) {
  const { titles } = useMessages()
  const { menu, operator } = useAppMessages()
  const age = useDataAge()
  const install = useInstall()
  const { apiBase, legalLinks, region, title } = useAppConfig()
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.tagline}>{menu.tagline}</p>
      {region !== null && <p className={styles.tagline}>{operator.region(region.name)}</p>}
      {age !== null && <p className={styles.age}>{age}</p>}
      <Action icon={<Icon name="share" />} label={menu.share} popover={popover} onAct={() => shareOpened('view')} />
      <Action icon={<EmbedIcon />} label={menu.embed} popover={popover} onAct={() => shareOpened('embed')} />
      {/* What answers without a network is the service that gives the page. */}
      {apiBase === null && (
        <Action
          icon={<Icon name="takeAlong" />}
          label={titles.packs}
          popover={popover}
          onAct={() => packsOpened('packs')}
        />
      )}
      {install !== null && (
        <Action icon={<Icon name="plus" />} label={menu.install} popover={popover} onAct={install} />
      )}
      <Choices />
      <MoveSwitch />
      <ul className={styles.links}>
        <li>
          <button type="button" onClick={() => actFrom(popover, keysShown)}>
            {menu.keys}
          </button>
        </li>
        <SiteLinks />
        {legalLinks.map(({ label, lang, url }) => (
          <li key={url}>
            <a href={url} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** In which language and colours the app is shown. */
function Choices() {
  const { app } = useMessages()
  const { menu } = useAppMessages()
  const { languages } = useAppConfig()
  const [language, setLanguage] = useLanguageState(languages)
  const [theme, setTheme] = useThemeChoice()
  return (
    <>
      {languages.length > 1 && (
        <RadioChoice
          label={app.language}
          options={languages.map((name) => ({ value: name, label: languageName(name), lang: name }))}
          chosen={language}
          onChoose={setLanguage}
          className={styles.choice}
        />
      )}
      <RadioChoice
        label={menu.theme}
        options={THEME_CHOICES.map((name) => ({ value: name, label: menu.themes[name] }))}
        chosen={theme}
        onChoose={setTheme}
        className={styles.choice}
      />
    </>
  )
}

function MoveSwitch() {
  const { menu } = useAppMessages()
  return (
    <div className={styles.switch}>
      <Switch label={menu.moveButtons} isOn={moveButtons.useIsOn()} onTurn={moveButtons.turn} />
    </div>
  )
}

function SiteLinks() {
  const names = useAppMessages().pages
  const { apiBase } = useAppConfig()
  return (
    <>
      <li>
        <CarryingLink path={pagePath('desk')}>{names.desk}</CarryingLink>
      </li>
      {/* The service that gives the page has text of its own data alone. */}
      {apiBase === null && (
        <li>
          <CarryingLink path={TEXT_PATH}>{names.textOnly}</CarryingLink>
        </li>
      )}
      {(['guides', 'data', 'licences', 'accessibility'] as const).map((page) => (
        <li key={page}>
          <a href={pagePath(page) + shownAs(window.location.search)}>{names[page]}</a>
        </li>
      ))}
    </>
  )
}

interface ActionProps {
  readonly icon: ReactNode
  readonly label: string
  readonly popover: string
  readonly onAct: () => void
}

/** Something to do, for which the menu makes room. */
function Action({ icon, label, popover, onAct }: ActionProps) {
  return (
    <button type="button" className={styles.action} onClick={() => actFrom(popover, onAct)}>
      {icon}
      {label}
    </button>
  )
}

/** Closes the menu first: a dialog that opens then gives the focus back to the menu's button, not to what is hidden. */
function actFrom(popover: string, act: () => void): void {
  document.getElementById(popover)?.hidePopover()
  act()
}
