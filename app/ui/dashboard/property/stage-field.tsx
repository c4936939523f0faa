import { closingOf } from '#app/domain/properties/closing.ts'
import { type MarketType, propertyFields } from '#app/domain/properties/property.ts'
import { type Stage, type StageFlag, stageFlags } from '#app/domain/stage.ts'
import control from '#app/fields/field-control.module.css'
import { FieldError } from '#app/fields/field-frame.tsx'
import { useControl } from '#app/fields/form-field.tsx'
import parts from '#app/fields/statement-control.module.css'
import { hintId } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './stage-field.module.css'

interface StageFieldProps {
  labels: Readonly<Record<StageFlag, string>>
}

/** One control for three flags; what the ticks mean together is chosen by the style sheet. */
export function StageField({ labels }: StageFieldProps) {
  const { t } = useTranslation('dashboard')
  const flags = { published: useFlag('published'), reserved: useFlag('reserved'), sold: useFlag('sold') }
  return (
    <fieldset
      className={`${control.field} ${parts.statement} ${control.w6} ${styles.stage}`}
      aria-describedby={hintId('stage')}
      data-field=""
    >
      <legend className={control.label}>{t('form.stage.label')}</legend>
      <div className={`${parts.answers} ${styles.flags}`}>
        {stageFlags.map((flag) => (
          <label key={flag} className={control.tick}>
            <input type="checkbox" {...flags[flag].attributes} />
            <span>{labels[flag]}</span>
          </label>
        ))}
      </div>
      {stageFlags.map((flag) => (
        <FieldError key={flag} id={flags[flag].errorId} errors={flags[flag].errors} />
      ))}
      <p id={hintId('stage')} className={control.hint}>
        {meanings.map((meaning) => (
          <span key={meaning} className={styles[meaning]}>
            {t(`form.stage.means.${meaning}`)}
          </span>
        ))}
      </p>
    </fieldset>
  )
}

const meanings = ['draft', 'online', 'closed', 'offline'] as const

function useFlag(name: StageFlag) {
  return useControl(name, undefined, propertyFields[name])
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
