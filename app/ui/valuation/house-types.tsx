import { valuationFields } from '#app/domain/enquiries/valuation.ts'
import { FieldError } from '#app/fields/field-frame.tsx'
import styles from './house-types.module.css'
import form from './valuation-form.module.css'
import type { Asked } from './valuation-words.ts'

const { options: types } = valuationFields.houseType

const drawings = {
  house:
    'M0 78h120M22 78V40h10V30h10V20h10V10h16v10h10v10h10v10h10v38M54 78V58h12v20M34 48h10v10H34zM76 48h10v10H76zM55 30h10v12H55z',
  apartment:
    'M0 78h120M26 78V8h68v70M38 18h12v12H38zM70 18h12v12H70zM38 38h12v12H38zM70 38h12v12H70zM38 58h12v20H38zM70 58h12v12H70zM20 8h80',
  plot: 'M2 76L30 48h62l26 28z',
} as const satisfies Record<(typeof types)[number], string>

/** A house that could be built on the plot. */
const dashed = 'M44 48V30h7v-7h7v-7h8v7h7v7h7v18'

export function HouseTypes({ words, options, texts, errors }: Asked) {
  const problems = errors.houseType
  return (
    <fieldset className={form.part} aria-describedby={problems && 'houseType-error'}>
      <legend>{words.questions.houseType}</legend>
      <FieldError id="houseType-error" errors={problems} />
      <div className={styles.types}>
        {types.map((type, index) => (
          <label key={type} className={styles.type}>
            <span className={styles.drawing}>
              <svg viewBox="0 0 120 80" aria-hidden="true">
                <path d={drawings[type]} />
                {type === 'plot' && <path d={dashed} strokeDasharray="3 4" />}
              </svg>
            </span>
            <span className={styles.name}>
              <input
                type="radio"
                name="houseType"
                id={index === 0 ? 'houseType' : undefined}
                value={type}
                defaultChecked={texts.houseType === type}
                required
                aria-invalid={problems ? true : undefined}
              />
              {options.houseType[type]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
