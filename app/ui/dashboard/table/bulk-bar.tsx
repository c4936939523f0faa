/** The boxes in the rows belong to this form by its id. */
import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useReturnPath } from '#app/ui/dashboard/frame/use-return-path.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { DropDown } from '#app/ui/parts/drop-down.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './bulk-bar.module.css'
import { TickAll, type TickAllProps } from './tick-all.tsx'

export const bulkFormId = 'bulk'

interface BulkBarProps {
  isTrash: boolean
  ticked: TickAllProps
  people: readonly { id: string; name: string }[]
}

export function BulkBar({ isTrash, ticked, people }: BulkBarProps) {
  const { t } = useTranslation('dashboard')
  const returnPath = useReturnPath()
  const isHydrated = useIsHydrated()
  return (
    <Form
      id={bulkFormId}
      className={styles.bar}
      method="post"
      action={dashboardPaths.bulk}
      aria-label={t('properties.bulk.title')}
      preventScrollReset
    >
      {/* Enter on a box presses the first button, which must not publish. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="redirectTo" value={returnPath} />
      <div className={styles.count}>
        {isHydrated ? (
          <>
            <TickAll {...ticked} className={styles.all} />
            <p aria-live="polite">
              {ticked.count} <span className={styles.word}>{t('properties.bulk.ticked')}</span>
            </p>
            <button type="reset" title={t('properties.bulk.clear')}>
              <span className={styles.word}>{t('properties.bulk.clear')}</span>
              <Icon name="cross" />
            </button>
          </>
        ) : (
          <p>{t('properties.bulk.title')}</p>
        )}
      </div>
      <div className={isTrash ? styles.trashActs : styles.acts}>
        {isTrash ? <Act act="restore" /> : <Acts people={people} />}
      </div>
    </Form>
  )
}

function Acts({ people }: Pick<BulkBarProps, 'people'>) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Act act="publish" className={styles.wide} />
      <Act act="unpublish" className={styles.wide} />
      {people.length > 0 ? (
        <DropDown title={t('properties.bulk.person')} align="right" className={styles.more}>
          <label htmlFor="assigned">{t('properties.member')}</label>
          <select id="assigned" name="member" defaultValue="">
            <option value="">{t('properties.bulk.choose')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="none">{t('properties.bulk.nobody')}</option>
          </select>
          <Act act="assign" />
        </DropDown>
      ) : null}
      <DropDown title={t('properties.bulk.more')} align="right" className={styles.more}>
        <Act act="publish" className={styles.narrow} />
        <Act act="unpublish" className={styles.narrow} />
        {(['reserve', 'unreserve', 'highlight', 'unhighlight'] as const).map((act) => (
          <Act key={act} act={act} />
        ))}
        <Act act="trash" className={styles.narrow} />
      </DropDown>
      <Act act="trash" className={styles.wide} />
    </>
  )
}

type ActName =
  | 'publish'
  | 'unpublish'
  | 'assign'
  | 'reserve'
  | 'unreserve'
  | 'highlight'
  | 'unhighlight'
  | 'trash'
  | 'restore'

function Act({ act, className }: { act: ActName; className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <Button
      type="submit"
      variant={act === 'trash' ? 'danger' : 'quiet'}
      className={className}
      name="act"
      value={act}
      aria-label={t(`properties.bulk.${act}`)}
    >
      {t(`properties.${act}`)}
    </Button>
  )
}
