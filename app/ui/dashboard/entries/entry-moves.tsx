import { Form } from '@remix-run/react'
import type { EntryList } from '#app/domain/entries/entry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useReturnPath } from '#app/ui/dashboard/frame/use-return-path.ts'
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
  const { order } = dashboardPaths[list]
  const returnPath = useReturnPath(`entry-${id}`)
  return (
    <Form className={styles.moves} method="post" action={order(id)} preventScrollReset replace>
      <input type="hidden" name="redirectTo" value={returnPath} />
      <button type="submit" name="move" value="up" disabled={isFirst} aria-label={t('entries.up', { name: title })}>
        <Icon name="arrowUp" />
      </button>
      <button type="submit" name="move" value="down" disabled={isLast} aria-label={t('entries.down', { name: title })}>
        <Icon name="arrowDown" />
      </button>
    </Form>
  )
}
