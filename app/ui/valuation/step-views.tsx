import { type ValuationFieldName, valuationFields } from '#app/domain/enquiries/valuation.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import fields from '#app/fields/field-group.module.css'
import { PlainField } from '#app/fields/plain-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { HouseTypes } from './house-types.tsx'
import styles from './valuation-form.module.css'
import type { Asked } from './valuation-words.ts'

export function ObjectStep(asked: Asked) {
  const { questions } = asked.words
  return (
    <>
      <HouseTypes {...asked} />
      <section className={styles.part}>
        <h2>{questions.place}</h2>
        <Controls {...asked} names={['street', 'postalCode', 'city']} className={styles.pairs} />
      </section>
      <section className={styles.part}>
        <h2>{questions.details}</h2>
        <p>{questions.detailsNote}</p>
        <Controls
          {...asked}
          names={['livingArea', 'plotArea', 'rooms', 'yearBuilt', 'objectCondition']}
          className={styles.pairs}
        />
      </section>
    </>
  )
}

export function OccasionStep({ words, options, texts, errors }: Asked) {
  return (['occasion', 'timeFrame'] as const).map((name) => (
    <ChoiceField
      key={name}
      name={name}
      options={valuationFields[name].options}
      legend={words.questions[name]}
      optionNames={options[name]}
      value={texts[name]}
      errors={errors[name]}
    />
  ))
}

interface PersonStepProps extends Asked {
  summary: { object: string; occasion: string } | null
}

export function PersonStep({ summary, ...asked }: PersonStepProps) {
  const { words } = asked
  return (
    <>
      <section className={styles.part}>
        <Controls {...asked} names={['name', 'email', 'phone', 'message']} />
      </section>
      {summary && (
        <section className={styles.part}>
          <h2>{words.summary.title}</h2>
          <dl className={styles.summary}>
            {(['object', 'occasion'] as const).map((step, index) => (
              <div key={step}>
                <dt>{words.steps[step].name}</dt>
                <dd>{summary[step]}</dd>
                <dd>
                  <button className={styles.back} type="submit" name="back" value={index + 1}>
                    {words.summary.change}
                    <span className="sr">: {words.steps[step].name}</span>
                  </button>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

const widths: Partial<Record<ValuationFieldName, FieldWidth>> = {
  street: 'w6',
  city: 'w4',
  postalCode: 'w2',
  livingArea: 'w3',
  plotArea: 'w3',
  rooms: 'w3',
  yearBuilt: 'w3',
  objectCondition: 'w6',
  name: 'w6',
  email: 'w3',
  phone: 'w3',
}

const autoComplete: Partial<Record<ValuationFieldName, string>> = {
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  name: 'name',
  email: 'email',
  phone: 'tel',
}

interface ControlsProps extends Asked {
  names: readonly ValuationFieldName[]
  className?: string | undefined
}

function Controls({ words, options, texts, errors, names, className = '' }: ControlsProps) {
  return (
    <div className={fields.frame}>
      <div className={`${fields.group} ${className}`}>
        {names.map((name) => (
          <PlainField
            key={name}
            name={name}
            field={valuationFields[name]}
            label={words.fields[name]}
            note={words.fieldNotes[name]}
            hint={name === 'message' ? words.messageHint : undefined}
            optionNames={name === 'objectCondition' ? options[name] : undefined}
            words={{ noChoice: words.noChoice }}
            value={texts[name] ?? ''}
            errors={errors[name]}
            width={widths[name]}
            // Otherwise the back button shows an empty control.
            autoComplete={autoComplete[name] ?? 'on'}
          />
        ))}
      </div>
    </div>
  )
}
