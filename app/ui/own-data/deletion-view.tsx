import { useHref } from '@remix-run/react'
import { ArrowLink, Button } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import styles from './own-data.module.css'

interface DeletionViewProps {
  words: {
    readonly title: string
    readonly lead: string
    readonly text: string
    readonly file: string
    readonly submit: string
    readonly back: string
  }
  /** What stays, and why. */
  kept: string | null
  addresses: { stored: string; file: string; deletion: string }
}

/** This button alone deletes. */
export function DeletionView({ words, kept, addresses }: DeletionViewProps) {
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} lead={words.lead} />
      <form className={styles.form} method="post" action={useHref(addresses.deletion)}>
        <p>{words.text}</p>
        {kept ? <p>{kept}</p> : null}
        <Button type="submit" variant="danger">
          {words.submit}
        </Button>
      </form>
      <p className={styles.links}>
        <ArrowLink to={addresses.file} reloadDocument discover="none">
          {words.file}
        </ArrowLink>
        <ArrowLink to={addresses.stored} reloadDocument discover="none">
          {words.back}
        </ArrowLink>
      </p>
    </main>
  )
}
