import { useField } from '@conform-to/react'
import { closingOf } from '#app/domain/properties/closing.ts'
import type { MarketType } from '#app/domain/properties/property.ts'
import { type Stage, stageChoices, stageOf } from '#app/domain/stage.ts'
import control from '#app/fields/field-control.module.css'
import { FieldHint } from '#app/fields/field-frame.tsx'
import parts from '#app/fields/statement-control.module.css'
import { hintId } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './stage-field.module.css'

interface StageFieldProps {
  marketType: MarketType | null
  /** Whether the stored property is on the website. */
  isPublic: boolean
}

/** Ids equal the names of the flags that the choices stand for, so links reach them. */
export function StageField({ marketType, isPublic }: StageFieldProps) {
  const { t } = useTranslation('dashboard')
  const nameOf = useStageName(marketType)
  const current = stageOf({ published: useFlag('published'), reserved: useFlag('reserved'), sold: useFlag('sold') })
  const offered = stageChoices(isPublic)
  const choices = offered.includes(current) ? offered : stageChoices(!isPublic)
  return (
    <fieldset
      className={`${control.field} ${parts.statement} ${control.w6} ${styles.stage}`}
      aria-describedby={hintId('stage')}
      data-field=""
    >
      <legend className={control.label}>{t('form.stage.label')}</legend>
      <div className={`${parts.answers} ${styles.choices}`}>
        {choices.map((stage) => (
          <label key={stage}>
            <input type="radio" id={ids[stage]} name="stage" value={stage} defaultChecked={stage === current} />
            <span>{nameOf(stage)}</span>
          </label>
        ))}
      </div>
      <FieldHint id="stage" hint={t('form.stage.hint')} />
    </fieldset>
  )
}

const ids = {
  draft: 'stage',
  online: 'published',
  reserved: 'reserved',
  reservedOffline: 'reserved',
  sold: 'sold',
  soldOffline: 'sold',
} as const satisfies Record<Stage, string>

function useFlag(name: 'published' | 'reserved' | 'sold'): boolean {
  const [{ initialValue }] = useField<string>(name)
  return initialValue === 'on'
}

/** Names the closing by the kind of contract; both while none is chosen. */
export function useStageName(marketType: MarketType | null): (stage: Stage) => string {
  const { t } = useTranslation(['dashboard', 'property'])
  return (stage) => {
    if (stage !== 'sold' && stage !== 'soldOffline') return t(`dashboard:form.stage.${stage}`)
    if (!marketType) return t('property:fields.sold')
    return t(`property:closing.${closingOf({ marketType })}.${stage === 'sold' ? 'state' : 'privately'}`)
  }
}
