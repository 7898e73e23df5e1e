import { useDeferredValue } from 'react'
import { useApi } from '#core/api/api-context.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { Disclosure } from '#core/ui/disclosure.tsx'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useKeptMoments } from '../link/moment-choice.ts'
import { useLink } from '../link/use-link.ts'
import { Choice, ReachChoice } from '../part.tsx'
import type { ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { AbilityFields } from './ability-fields.tsx'
import { useChoices, type ChoiceProps, type Choices, type Form } from './choices.ts'
import { FormFields } from './form-fields.tsx'
import { HeightField, TitleField } from './frame-fields.tsx'
import { HostNotes } from './host-notes.tsx'
import { LanguageField, LookFields } from './look-fields.tsx'
import { madeOf } from './made.ts'
import { Preview } from './preview.tsx'
import { SnippetField } from './snippet-field.tsx'
import { useEmbeddingMessages } from './messages.ts'
import styles from './embed.module.css'

interface Props {
  readonly subject: Subject | null
  readonly atFirst: ShareReach
}

/** Makes the snippet by which a page shows the map. */
export function EmbedMaker({ subject, atFirst }: Props) {
  const words = useEmbeddingMessages()
  const moments = useKeptMoments()
  const props = useChoices(subject === null ? 'view' : atFirst, moments[0]?.value ?? null)
  const { choices } = props
  const suggested = useSuggestedTitle(subject, choices)
  const made = useMade(subject, choices, suggested)
  const isMap = choices.form !== 'badge'
  return (
    <div className={styles.maker}>
      <div className={styles.choices}>
        <Shown {...props} subject={subject} moments={moments} />
        <LanguageField {...props} />
        <FormFields {...props} {...useForms()} />
        {choices.form !== 'oembed' && <TitleField {...props} suggested={suggested} />}
        {isMap && choices.form !== 'oembed' && <HeightField {...props} />}
        <div className={styles.folds}>
          <Disclosure title={words.look}>
            <div className={styles.fold}>
              <LookFields {...props} hasAccent={isMap} />
            </div>
          </Disclosure>
          {isMap && (
            <Disclosure title={words.abilities}>
              <div className={styles.fold}>
                <AbilityFields {...props} />
              </div>
            </Disclosure>
          )}
          <Disclosure title={words.host.title}>
            <div className={styles.fold}>
              <HostNotes {...props} />
            </div>
          </Disclosure>
        </div>
      </div>
      <div className={styles.result}>
        <SnippetField made={made} />
        <Preview title={made.title} {...made.looks} />
      </div>
    </div>
  )
}

interface ShownProps extends ChoiceProps {
  readonly subject: Subject | null
  readonly moments: ReturnType<typeof useKeptMoments>
}

/** What the map shows, and for when; nothing where there is no choice. */
function Shown({ choices, change, subject, moments }: ShownProps) {
  const words = useEmbeddingMessages()
  const kept = moments.map(({ value, label }) => ({ value, label: value === null ? words.always : label }))
  return (
    <>
      <ReachChoice
        label={words.shows}
        subject={subject}
        chosen={choices.reach}
        onChoose={(reach) => change({ reach })}
      />
      {kept.length > 0 && choices.form !== 'badge' && (
        <Choice label={words.moment} options={kept} chosen={choices.moment} onChoose={(moment) => change({ moment })} />
      )}
    </>
  )
}

/** Badges and oEmbed are made by the service of Fieldgate, at the page's own origin. */
function useForms(): { readonly forms: readonly Form[]; readonly lack: string | null } {
  const { ownServiceOnly } = useEmbeddingMessages()
  const capabilities = useCapabilities()
  const { origin, host } = window.location
  const isOwn = new URL(useApi().base).origin === origin && capabilities?.extensions.size !== 0
  if (isOwn) return { forms: ['frame', 'element', 'oembed', 'badge'], lack: null }
  return { forms: ['frame', 'element'], lack: ownServiceOnly(host) }
}

/** The messages of what a snippet says itself: in the language of its readers, once that is loaded. */
function useSnippetMessages({ language }: Choices) {
  const own = useLanguage()
  return useEmbeddingMessages(useDeferredValue(language ?? own))
}

function useSuggestedTitle(subject: Subject | null, choices: Choices): string {
  const { title } = useAppConfig()
  const { suggested } = useSnippetMessages(choices)
  const own = useLanguage()
  if (choices.reach !== 'record' || subject?.name == null) return suggested(title)
  return subject.area === null ? subject.name : areaNameIn(choices.language ?? own, subject.area)
}

function useMade(subject: Subject | null, choices: Choices, suggestedTitle: string) {
  const view = useView()
  const shown = choices.reach === 'record' ? subject : null
  // A badge tells how things stand now, so what it leads to does too.
  const link = useLink(shown, choices.form === 'badge' ? null : choices.moment)
  const { linkText } = useSnippetMessages(choices)
  const box = shown === null ? (view?.bounds ?? null) : null
  const { activity_id: activities = [] } = useClosureFilter().narrowing
  return madeOf(choices, { record: shown?.selection ?? null, link, box, activities, suggestedTitle, linkText })
}
