import { useLocation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import type { PropertyEnglish } from '#app/domain/missing-texts.ts'
import { isPropertyField, propertyFieldGroups, propertyFields } from '#app/domain/properties/property.ts'
import { appliesTo, scopeOf } from '#app/domain/properties/property-scopes.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import { GroupJumps } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { SaveWays } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { SeenPrepared } from '#app/ui/dashboard/prepared/seen-prepared.tsx'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import { StaffForm, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFollowedAnswer } from '#app/ui/dashboard/saving/use-followed-answer.ts'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import styles from './property-form.module.css'
import { PropertyFormGroup } from './property-form-group.tsx'
import { isInapplicable, usePropertyKind } from './property-kind.ts'
import type { Origin } from './property-origin.tsx'
import { PublishChecklist } from './publish-checklist.tsx'
import { SaveGoneButton, SaveNotice } from './save-notices.tsx'
import { type CheckedProperty, findUrgentFields, groupState } from './urgent-fields.ts'
import { useDepositNote } from './use-deposit-note.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { type Folds, useFoldsByWidth } from './use-folds-by-width.ts'
import { useUnmetOnceSaved } from './use-unmet-once-saved.ts'

export interface PropertyFormProps extends CheckedProperty {
  propertyId: string
  isNew: boolean
  version: number
  values: ControlTexts
  members: readonly FieldOption[]
  savedAt: Date | string | null
  /** Null before the first save. */
  english: PropertyEnglish | null
  /** Whether all groups but the first begin closed: on a phone eight open ones take twenty screens. */
  isFolded: boolean
  prepared?: PreparedView | null
  /** Whether the owner has to approve what is published. */
  needsApproval?: boolean
  /** Whether `values` are the prepared ones. */
  isPreparedShown?: boolean
  /** Values from a connection that differ from the website's. */
  sent?: Origin['differing']
  /** In one row with the language switch, and what comes below. */
  tabs?: ReactNode
  below?: ReactNode
}

const groupNames = keysOf(propertyFieldGroups)
const fieldNames = Object.keys(propertyFields)
export const propertyFormId = 'property'

/** The key restarts the controls after a save, which changes the version, and for a draft with other rows. */
export function PropertyForm({ tabs, below, ...props }: PropertyFormProps) {
  const version = props.answer?.version ?? props.version
  const [isRestored, setRestored] = useState(false)
  const [folds] = useState<Folds>(() => new Map())
  const key = `${props.propertyId} ${version}${isRestored && props.answer ? ' restored' : ''}`
  return (
    <Bilingual english={props.english} isAsked={props.answer?.fresh !== undefined} tabs={tabs ?? null}>
      {(head) => (
        <>
          {head}
          {below}
          <div className={styles.editor}>
            <Editor key={key} {...props} version={version} folds={folds} onRestore={() => setRestored(true)} />
          </div>
        </>
      )}
    </Bilingual>
  )
}

interface EditorProps extends Omit<PropertyFormProps, 'tabs' | 'below'> {
  folds: Folds
  onRestore: () => void
}

function Editor({ onRestore, folds, ...props }: EditorProps) {
  const { propertyId, isNew, version, members, candidate, ruleDate, doubts, savedAt, english, isFolded, sent, answer } =
    props
  const { t } = useTranslation(['dashboard', 'property'])
  const { prepared = null, isPreparedShown = false } = props
  const seen = answer?.seen ?? { prepared: prepared?.id ?? '', shown: isPreparedShown ? 'prepared' : '' }
  const list = leftListOf(useLocation().search)
  const form = useStaffForm(propertyFormId, propertyFields, props.values, answer)
  const { kind, isSold, isLive, onChange } = usePropertyKind(form.element, form.conform.initialValue ?? {})
  const labels = useFieldLabels(kind.marketType)
  const unmetOnceSaved = useUnmetOnceSaved(form.element, candidate, ruleDate)
  useFollowedAnswer(form.element, fieldNames, answer?.result.initialValue)
  useFoldsByWidth(form.element, isFolded, folds)
  const storedDoubt = doubts.find(({ fields }) => fields.includes('deposit'))?.text
  const depositNote = useDepositNote(form.element) ?? storedDoubt
  const fields = findUrgentFields(props, form.conform.allErrors)
  const isUrgent = (field: string) => fields.urgent.has(field)
  const outOfPlace: ReadonlySet<string> = new Set(
    keysOf(propertyFields).filter((field) => isInapplicable(field, kind) || (field === 'soldOn' && !isSold)),
  )
  const prepares = isPreparedShown || seen.shown ? 'only' : 'also'
  const isPreparing = prepares === 'only'
  const saveWays = candidate && !answer?.gone && (isPreparing || !candidate.sold) ? prepares : undefined
  const action = isNew ? dashboardPaths.newProperty : dashboardPaths.property(propertyId) + list
  const groups = groupNames.map((name) => ({
    ...groupState(name, fields, answer),
    label: t(`property:groups.${name}`),
    applies: appliesTo(name, kind),
  }))
  return (
    <>
      <GroupJumps groups={groups} />
      <StaffForm
        form={form}
        page={dashboardPaths.property(propertyId)}
        action={action}
        draft={{ scope: '', id: propertyId, isNew }}
        version={version}
        fields={propertyFields}
        labels={labels}
        answer={answer}
        stale={{
          since: answer?.gone ? {} : (english?.stale ?? {}),
          actionOf: ({ locale, translates }) => dashboardPaths.freshness(propertyId, locale, translates),
        }}
        notice={
          <SaveNotice
            propertyId={propertyId}
            candidate={isPreparing ? null : candidate}
            ruleDate={ruleDate}
            answer={answer}
          />
        }
        onRestore={onRestore}
        autoComplete="off"
        onChange={onChange}
      >
        {({ translations }) => (
          <>
            {answer?.gone ? <input type="hidden" name="id" value={propertyId} /> : null}
            {isNew ? null : <SeenPrepared {...seen} />}
            {groups.map((group) => (
              <PropertyFormGroup
                key={group.name}
                {...group}
                isFoldable={group.name !== groupNames[0]}
                isFolded={isFolded}
                wasOpen={folds.get(`group-${group.name}`)}
                kind={kind}
                isHidden={(field) => isLive && !isUrgent(field) && outOfPlace.has(field)}
                scopeOf={(field) => (isLive || isUrgent(field) || !isPropertyField(field) ? null : scopeOf(field))}
                members={members}
                labels={labels}
                sent={sent ?? []}
                depositNote={depositNote}
                prepared={isPreparedShown ? [] : (prepared?.rows ?? [])}
                stale={translations.stale}
                isUrgent={isUrgent}
                intent={answer?.result.intent}
                storedId={isNew || answer?.gone ? null : propertyId}
              />
            ))}
            {saveWays ? (
              <SaveWays
                className={styles.ways}
                propertyId={propertyId}
                isDraft={candidate?.published === false}
                needsApproval={props.needsApproval === true}
              />
            ) : null}
            <p className={styles.drafts}>{t('unsaved.kept')}</p>
            <SaveBar
              savedAt={savedAt}
              wasRefused={answer !== undefined}
              form={form.element}
              labels={labels}
              page={answer?.gone ? null : action}
              publishes={candidate?.published === false && !answer?.gone && !isPreparing}
              prepares={saveWays}
              needsApproval={props.needsApproval === true}
            >
              {answer?.gone ? <SaveGoneButton gone={answer.gone} /> : null}
            </SaveBar>
          </>
        )}
      </StaffForm>
      <aside className={styles.aside}>
        {answer?.gone ? null : (
          <PublishChecklist
            propertyId={propertyId}
            formId={propertyFormId}
            isPreparing={isPreparing}
            candidate={candidate}
            unmetOnceSaved={unmetOnceSaved}
            ruleDate={ruleDate}
            doubts={doubts}
            english={english}
          />
        )}
      </aside>
    </>
  )
}
