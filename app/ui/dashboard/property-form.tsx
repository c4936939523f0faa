/** The form of a property: eight groups with a list to jump by, what is missing for publishing, and one save bar. */
import { Form } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  appliesTo,
  type HouseType,
  type PropertyGroupName,
  propertyFieldGroups,
  propertyFields,
} from '#app/domain/property.ts'
import type { PublishCandidate } from '#app/domain/publish-rules.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type ControlTexts, type FieldErrors, type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { GroupJumps } from './group-jumps.tsx'
import styles from './property-form.module.css'
import { PropertyFormGroup } from './property-form-group.tsx'
import { PublishChecklist } from './publish-checklist.tsx'
import { SaveBar } from './save-bar.tsx'

export interface PropertyFormProps {
  propertyId: string
  isNew: boolean
  version: number
  /** Every control's text as stored. */
  values: ControlTexts
  /** The server's answer to the form as it was posted; what was typed then stands in the controls again. */
  lastResult?: FormAnswer | undefined
  /** The people who may be responsible. */
  members: readonly FieldOption[]
  /** The stored property, as the publish rules see it; null before the first save. */
  candidate: PublishCandidate | null
  savedAt: Date | string | null
  /** Stands above the form: somebody else's save, a warning. */
  notice?: ReactNode
}

const groupNames = Object.keys(propertyFieldGroups) as PropertyGroupName[]
const formId = 'property'

/** After a save the version differs, and the controls start again from what is stored. */
export function PropertyForm(props: PropertyFormProps) {
  return <Editor key={`${props.propertyId} ${props.version}`} {...props} />
}

function Editor({
  propertyId,
  isNew,
  version,
  lastResult,
  members,
  candidate,
  savedAt,
  notice,
  ...stored
}: PropertyFormProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const { values, errors } = useAnswer(lastResult, stored.values)
  const problems = useProblems(errors)
  const { houseType, isLive, onChange } = useHouseType(values.houseType)
  const groups = groupNames.map((name) => ({
    name,
    applies: appliesTo(name, houseType),
    errorCount: Object.keys(propertyFieldGroups[name]).filter((field) => errors[field]?.length).length,
  }))
  return (
    <div className={styles.editor}>
      <GroupJumps groups={groups} />
      <Form className={styles.form} method="post" id={formId} autoComplete="off" noValidate onChange={onChange}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="locale" value={values.locale ?? locale} />
        {isNew ? <input type="hidden" name="id" value={propertyId} /> : null}
        {notice}
        <ErrorSummary
          title={t('form.problems', { count: problems.length })}
          intro={t('form.problemsIntro')}
          problems={problems}
        />
        {groups.map((group) => (
          <PropertyFormGroup
            key={group.name}
            {...group}
            houseType={houseType}
            isLive={isLive}
            values={values}
            errors={errors}
            members={members}
          />
        ))}
        <SaveBar savedAt={savedAt} />
      </Form>
      <aside className={styles.aside}>
        <PublishChecklist propertyId={propertyId} formId={formId} candidate={candidate} />
      </aside>
    </div>
  )
}

/** The problems in the order of the fields; the same array until the server answers again. */
function useProblems(errors: FieldErrors) {
  const { t } = useTranslation('property')
  return useMemo(
    () =>
      (Object.keys(propertyFields) as (keyof typeof propertyFields)[]).flatMap((id) => {
        const message = errors[id]?.join(' ')
        return message ? [{ id, label: t(`fields.${id}`), message }] : []
      }),
    [errors, t],
  )
}

/** The house type as it stands in the form, and whether a script is there to follow it. */
function useHouseType(initial = '') {
  const [houseType, setHouseType] = useState(initial)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && target.name === 'houseType') setHouseType(target.value)
  }
  return { houseType: isHouseType(houseType) ? houseType : null, isLive, onChange }
}

function isHouseType(value: string): value is HouseType {
  return (propertyFields.houseType.options as readonly string[]).includes(value)
}
