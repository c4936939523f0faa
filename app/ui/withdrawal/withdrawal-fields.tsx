import { type WithdrawalFieldName, withdrawalFields } from '#app/domain/enquiries/withdrawal.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import fields from '#app/fields/field-group.module.css'
import { PlainField } from '#app/fields/plain-field.tsx'
import type { ControlTexts, FieldErrors } from '#app/ui/form/form-answer.ts'
import styles from './withdrawal.module.css'

interface WithdrawalFieldsProps {
  words: {
    readonly ask: { readonly optional: string }
    readonly fields: Readonly<Record<WithdrawalFieldName, string>>
    readonly hints: Readonly<Partial<Record<WithdrawalFieldName, string>>>
  }
  texts: ControlTexts
  errors: FieldErrors
}

/** An empty control has to stay empty when the browser goes back, so none is left out of its history. */
const controls: Readonly<Record<WithdrawalFieldName, { width: FieldWidth; autoComplete: string }>> = {
  name: { width: 'w6', autoComplete: 'name' },
  contract: { width: 'w6', autoComplete: 'on' },
  email: { width: 'w6', autoComplete: 'email' },
  street: { width: 'w6', autoComplete: 'address-line1' },
  postalCode: { width: 'w2', autoComplete: 'postal-code' },
  city: { width: 'w4', autoComplete: 'address-level2' },
  contractDate: { width: 'w3', autoComplete: 'on' },
  message: { width: 'w6', autoComplete: 'on' },
}

const asked = ['name', 'contract', 'email'] as const satisfies WithdrawalFieldName[]
const optional = ['street', 'postalCode', 'city', 'contractDate', 'message'] as const satisfies WithdrawalFieldName[]

export function WithdrawalFields({ words, texts, errors }: WithdrawalFieldsProps) {
  const control = (name: WithdrawalFieldName) => (
    <PlainField
      key={name}
      name={name}
      field={withdrawalFields[name]}
      label={words.fields[name]}
      hint={words.hints[name]}
      value={texts[name] ?? ''}
      errors={errors[name]}
      {...controls[name]}
    />
  )
  return (
    <div className={`${fields.frame} ${styles.fields}`}>
      <div className={fields.group}>{asked.map(control)}</div>
      <fieldset className={styles.optional}>
        <legend>{words.ask.optional}</legend>
        <div className={fields.group}>{optional.map(control)}</div>
      </fieldset>
    </div>
  )
}
