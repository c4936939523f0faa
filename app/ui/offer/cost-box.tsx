import { Form } from '@remix-run/react'
import { FactList } from '#app/fields/fact-list.tsx'
import { PlainField } from '#app/fields/plain-field.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { CostBoxWords } from '#app/words/costs/words.server.ts'
import styles from './cost-box.module.css'

const field = { kind: 'money' } as const

export function CostBox({ title, facts, note, form }: CostBoxWords) {
  return (
    <section className={styles.box} id="kosten" aria-live="polite">
      <h2>{title}</h2>
      {facts[0] && <FactList facts={facts} />}
      {note && <p>{note}</p>}
      {form && (
        <Form action="#kosten">
          <PlainField field={field} {...form.control} />
          <Button type="submit" variant="quiet">
            {form.button}
          </Button>
        </Form>
      )}
    </section>
  )
}
