/** Also the page of a form that was posted to another address and refused. */
import { useState } from 'react'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import { type PageName, pageFields, pageGroups, type TextCounts } from '#app/domain/pages/page-texts.ts'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { MarkedRow } from '#app/fields/rows-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { GroupJumps } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { Fold } from '#app/ui/dashboard/saving/fold.tsx'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import {
  countUrgent,
  type StaffAnswer,
  StaffForm,
  type Translations,
  useStaffForm,
} from '#app/ui/dashboard/saving/staff-form.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { TranslationSource } from '#app/ui/dashboard/texts/translation-source.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { DefaultNote, type DefaultText } from './default-note.tsx'
import { PageTextsHead, PageTextsTabs } from './page-texts-head.tsx'
import styles from './page-texts-page.module.css'
import { PreviewButtons } from './preview-buttons.tsx'
import { useCountWords } from './use-count-words.ts'

interface TextGroup {
  name: string
  label: string
  counts: TextCounts
}

interface PageTextsPageProps {
  page: PageName
  name: string
  version: number
  savedAt: Date | string | null
  /** Editors read the texts. */
  isReadOnly: boolean
  isFolded: boolean
  values: ControlTexts
  english: EnglishState
  /** By the names of translations. */
  markedRows: Readonly<Record<string, readonly MarkedRow[]>>
  /** In words, by the names of the fields. */
  doubts: Readonly<Record<string, string>>
  counts: TextCounts
  labels: Readonly<Record<string, string>>
  groups: readonly TextGroup[]
  defaults: Readonly<Record<string, DefaultText>>
  placeholders: readonly { label: string; value: string }[]
  answer: (StaffAnswer & { token?: string }) | undefined
}

export const pageFormId = 'page-texts'

/** The key restarts the controls after a save, for a draft, and when a default is put back. */
export function PageTextsPage(props: PageTextsPageProps) {
  const { page, name, counts, english, answer } = props
  const { t } = useTranslation('dashboard')
  const [isRestored, setRestored] = useState(false)
  const version = answer?.version ?? props.version
  const key = [version, answer?.token, isRestored && answer ? 'restored' : ''].join(' ')
  const lead = `${useCountWords().ofPage(counts)} ${t('pages.formLead')}`
  return (
    <>
      <PageTextsHead page={page} name={name} lead={lead} />
      <Bilingual
        english={english}
        isAsked={answer?.fresh !== undefined}
        tabs={<PageTextsTabs page={page} name={name} current="texts" />}
      >
        {(head) => (
          <>
            {head}
            <div className={styles.editor}>
              <Editor key={key} {...props} version={version} onRestore={() => setRestored(true)} />
            </div>
          </>
        )}
      </Bilingual>
    </>
  )
}

function Placeholders({ placeholders }: Pick<PageTextsPageProps, 'placeholders'>) {
  const { t } = useTranslation('dashboard')
  return (
    <details className={styles.placeholders}>
      <summary>{t('pages.placeholders')}</summary>
      <p>{t('pages.placeholdersText')}</p>
      <dl>
        {placeholders.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <code>{label}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface EditorProps extends PageTextsPageProps {
  onRestore: () => void
}

function Editor({ onRestore, ...props }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const { page, version, savedAt, english, answer, values, labels, groups, isReadOnly } = props
  const countWords = useCountWords()
  const fields = pageFields(page)
  const form = useStaffForm(pageFormId, fields, values, answer)
  const shown = groups.map((group) => ({
    ...group,
    note: countWords.ofGroup(group.counts),
    applies: true,
    ...countUrgent(Object.keys(pageGroups(page)[group.name] ?? {}), answer),
  }))
  return (
    <>
      <div className={styles.aside}>
        <GroupJumps groups={shown} />
        <Placeholders placeholders={props.placeholders} />
      </div>
      <StaffForm
        form={form}
        className={styles.form}
        page={dashboardPaths.page(page)}
        draft={{ scope: 'page:', id: page }}
        version={version}
        fields={fields}
        labels={labels}
        answer={answer}
        stale={{
          since: english.stale,
          actionOf: ({ locale, translates }) => dashboardPaths.pageFreshness(page, locale, translates),
        }}
        onRestore={onRestore}
        autoComplete="off"
      >
        {({ translations }) => (
          <>
            <fieldset className={styles.all} disabled={isReadOnly}>
              <legend className="sr">{t('frame.pages')}</legend>
              {shown.map((group) => (
                <Group key={group.name} {...props} group={group} translations={translations} />
              ))}
            </fieldset>
            {isReadOnly ? null : (
              <>
                <PreviewButtons page={page} />
                <SaveBar
                  savedAt={savedAt}
                  wasRefused={answer !== undefined}
                  form={form.element}
                  labels={labels}
                  page={dashboardPaths.page(page)}
                  closes={false}
                />
              </>
            )}
          </>
        )}
      </StaffForm>
    </>
  )
}

interface GroupProps extends PageTextsPageProps {
  group: TextGroup & { note: string; errorCount: number }
  translations: Translations
}

function Group({ group, translations, ...props }: GroupProps) {
  const { page, labels, values, defaults, doubts, answer, isFolded, isReadOnly } = props
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const fields = pageGroups(page)[group.name] ?? {}
  const typed = answer?.result.initialValue ?? values
  const hints = Object.keys(fields).flatMap((name) => {
    const said = defaults[name]
    const own = { typed: typed[name], doubt: doubts[name], isReadOnly }
    const note = said && <DefaultNote name={name} {...own} {...said} />
    return note ? [[name, note] as const] : []
  })
  const id = `group-${group.name}`
  const isAsked = group.errorCount > 0 || Object.hasOwn(fields, answer?.result.intent?.payload.name ?? '')
  return (
    <Fold id={id} title={group.label} note={group.note} isOpen={!isFolded || isAsked}>
      <FieldGroup
        fields={fields}
        labels={labels}
        hints={Object.fromEntries(hints)}
        widths={Object.fromEntries(Object.keys(fields).map((name) => [name, 'w6']))}
        words={{ ...words, columns: t('pages.columnsOfRows', { returnObjects: true }) }}
        {...translations}
        markedRows={props.markedRows}
        source={(name) => <TranslationSource name={name} byDefault={defaults[name]?.text} />}
        intent={answer?.result.intent}
      />
    </Fold>
  )
}
