import { Form } from '@remix-run/react'
import { FactList } from '#app/fields/fact-list.tsx'
import { PlainField } from '#app/fields/plain-field.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { CostBoxWords } from '#app/words/costs/words.server.ts'
import styles from './cost-box.module.css'

const money = { kind: 'money' } as const
const percentage = { kind: 'decimal', max: 20 } as const

export function CostBox({ title, facts, said, note, form }: CostBoxWords) {
  const button = (
    <Button type="submit" variant="quiet">
      {form?.button}
    </Button>
  )
  return (
    <section className={styles.box} id="kosten">
      <h2>{title}</h2>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      {facts[0] && <FactList facts={facts} />}
      {note && <p>{note}</p>}
      {form && (
        <Form action="#kosten">
          <PlainField field={money} {...form.price} />
          {button}
          <details open={form.rate.isOpen}>
            <summary>{form.rate.title}</summary>
            <PlainField field={money} {...form.rate.equity} />
            {form.rate.percentages.map((control) => (
              <PlainField key={control.name} field={percentage} {...control} />
            ))}
            {button}
          </details>
        </Form>
      )}
    </section>
  )
}
