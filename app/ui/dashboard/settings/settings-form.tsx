import { useState } from 'react'
import { type AgencyGroupName, agencyFieldGroups, agencyFields } from '#app/domain/agency/agency.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { GroupJumps } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import {
  countUrgent,
  type StaffAnswer,
  StaffForm,
  type Translations,
  useStaffForm,
} from '#app/ui/dashboard/saving/staff-form.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import styles from './settings-form.module.css'
import { SettingsGroup } from './settings-group.tsx'
import { SettingsTabs } from './settings-tabs.tsx'

export interface SettingsFormProps {
  version: number
  values: ControlTexts
  /** Candidates for the valuer. */
  members: readonly FieldOption[]
  savedAt: Date | string | null
  english: EnglishState
  /** What wrangler.toml lacks for receipts; null for nothing. */
  missing: string | null
  answer: StaffAnswer | undefined
}

/** Apart from what the agency says about itself. */
const technicalNames: readonly AgencyGroupName[] = ['security', 'measuring']
const ownNames = keysOf(agencyFieldGroups).filter((name) => !technicalNames.includes(name))

export const settingsFormId = 'settings'

/** The key restarts the controls after a save, which changes the version, and for a draft. */
export function SettingsForm(props: SettingsFormProps) {
  const version = props.answer?.version ?? props.version
  const [isRestored, setRestored] = useState(false)
  const key = isRestored && props.answer ? `${version} restored` : version
  return (
    <Bilingual
      english={props.english}
      isAsked={props.answer?.fresh !== undefined}
      tabs={<SettingsTabs current="details" />}
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
  )
}

interface EditorProps extends SettingsFormProps {
  onRestore: () => void
}

function Editor({ onRestore, ...props }: EditorProps) {
  const { version, savedAt, english, answer, values, members, missing } = props
  const { t } = useTranslation('dashboard')
  const form = useStaffForm(settingsFormId, agencyFields, values, answer)
  const labels: Readonly<Record<string, string>> = t('settings.fields', { returnObjects: true })
  const groupOf = (name: AgencyGroupName) => {
    const fields = Object.keys(agencyFieldGroups[name])
    const counts = countUrgent(fields, answer)
    const isUrgent = counts.errorCount + counts.choiceCount > 0
    return {
      name,
      label: t(`settings.groups.${name}`),
      applies: true,
      isFirst: name === ownNames[0],
      isOpen: isUrgent || fields.some((field) => answer?.result.intent?.payload.name === field),
      ...counts,
    }
  }
  const group = (name: AgencyGroupName, translations: Translations) => (
    <SettingsGroup
      key={name}
      {...groupOf(name)}
      {...{ members, missing, translations }}
      intent={answer?.result.intent}
    />
  )
  return (
    <>
      <GroupJumps groups={[...ownNames, ...technicalNames].map(groupOf)} />
      <StaffForm
        form={form}
        className={styles.form}
        page={dashboardPaths.settings}
        draft={{ scope: 'settings:', id: 'all' }}
        version={version}
        fields={agencyFields}
        labels={labels}
        answer={answer}
        stale={{
          since: english.stale,
          actionOf: ({ locale, translates }) => dashboardPaths.settingsFreshness(locale, translates),
        }}
        onRestore={onRestore}
        autoComplete="off"
      >
        {({ translations }) => (
          <>
            {ownNames.map((name) => group(name, translations))}
            <p className={styles.part}>{t('settings.technical')}</p>
            {technicalNames.map((name) => group(name, translations))}
            <SaveBar
              savedAt={savedAt}
              wasRefused={answer !== undefined}
              form={form.element}
              labels={labels}
              page={dashboardPaths.settings}
              closes={false}
            />
          </>
        )}
      </StaffForm>
    </>
  )
}
