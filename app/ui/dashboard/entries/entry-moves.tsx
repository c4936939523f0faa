import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { EntryList } from '#app/domain/entries/entry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './entry-moves.module.css'

interface EntryMovesProps {
  list: EntryList
  id: string
  title: string
  isFirst: boolean
  isLast: boolean
}

export function EntryMoves({ list, id, title, isFirst, isLast }: EntryMovesProps) {
  const { t } = useTranslation('dashboard')
  const { list: page, order } = paths.dashboard[list]
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <Form className={styles.moves} method="post" action={order(id)} preventScrollReset replace>
      {/* With JavaScript the page keeps its place; without it the browser needs the row to go back to. */}
      <input type="hidden" name="redirectTo" value={isLive ? page : `${page}#entry-${id}`} />
      <button type="submit" name="move" value="up" disabled={isFirst} aria-label={t('entries.up', { name: title })}>
        <Icon name="arrowUp" />
      </button>
      <button type="submit" name="move" value="down" disabled={isLast} aria-label={t('entries.down', { name: title })}>
        <Icon name="arrowDown" />
      </button>
    </Form>
  )
}
