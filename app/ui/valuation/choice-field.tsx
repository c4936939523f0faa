import { FieldError } from '#app/fields/field-frame.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import styles from './valuation-form.module.css'

interface ChoiceFieldProps {
  name: string
  options: readonly string[]
  legend: string
  optionNames: Readonly<Record<string, string>>
  value: string | undefined
  errors: readonly string[] | undefined
}

/** The first option has the field's name as its id, because links to the problem lead there. */
export function ChoiceField({ name, options, legend, optionNames, value, errors }: ChoiceFieldProps) {
  const errorId = `${name}-error`
  return (
    <fieldset className={styles.part} aria-describedby={errors && errorId}>
      <legend>{legend}</legend>
      <FieldError id={errorId} errors={errors} />
      {options.map((option, index) => (
        <Tick
          key={option}
          type="radio"
          name={name}
          id={index === 0 ? name : undefined}
          value={option}
          defaultChecked={option === value}
          required
          aria-invalid={errors ? true : undefined}
        >
          {optionNames[option]}
        </Tick>
      ))}
    </fieldset>
  )
}
