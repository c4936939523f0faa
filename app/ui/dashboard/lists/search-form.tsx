import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import control from '#app/fields/field-control.module.css'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  action: string
  q: string | null
  label: string
  placeholder: string
  submit: string
  children?: ReactNode
}

/** A GET form, so that every view can be kept as a link. Its key has to be the address it stands for. */
export function SearchForm({ action, q, label, placeholder, submit, children }: SearchFormProps) {
  return (
    <Form className={styles.search} action={action} role="search">
      {children}
      <div className={styles.field}>
        <label className="sr" htmlFor="q">
          {label}
        </label>
        <Icon name="search" />
        <input
          className={control.input}
          id="q"
          name="q"
          type="search"
          placeholder={placeholder}
          defaultValue={q ?? ''}
        />
      </div>
      <Button variant="quiet" type="submit">
        {submit}
      </Button>
    </Form>
  )
}
