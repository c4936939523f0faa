/** What the property page says when a save needs a decision. Both stand inside the form. */
import { Link } from '@remix-run/react'
import type { PropertyFieldName } from '#app/domain/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import styles from './save-notices.module.css'

interface SaveConflictProps {
  propertyId: string
  /** Who saved in the meantime, as far as that is known. */
  by: string | null
  /** Where the stored and the posted values differ, both as they stand in the controls. */
  differences: readonly { field: PropertyFieldName; theirs: string; mine: string }[]
}

interface SaveNoticeProps {
  propertyId: string
  change?: Omit<SaveConflictProps, 'propertyId'>
  missing?: string
}

/** The question that a save came back with, if it did. */
export function SaveNotice({ propertyId, change, missing }: SaveNoticeProps) {
  if (change) return <SaveConflict propertyId={propertyId} by={change.by} differences={change.differences} />
  return missing ? <UnlawfulOffer missing={missing} /> : null
}

/** Two people at one property: what differs, theirs and mine. The form below holds mine. */
function SaveConflict({ propertyId, by, differences }: SaveConflictProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.notice}>
      <Alert tone="warn" role="alert" title={t('conflict.title')}>
        <p>{by ? t('conflict.intro', { name: by }) : t('conflict.introUnknown')}</p>
        {differences.length > 0 ? <Differences differences={differences} /> : null}
        <p>
          {t('conflict.keepMine')}{' '}
          <Link to={paths.dashboard.property(propertyId)} reloadDocument>
            {t('conflict.reload')}
          </Link>
        </p>
      </Alert>
    </div>
  )
}

function Differences({ differences }: Pick<SaveConflictProps, 'differences'>) {
  const { t } = useTranslation(['dashboard', 'property'])
  const show = (value: string) => (value === 'on' ? t('property:yes') : value) || <em>{t('conflict.empty')}</em>
  return (
    <table>
      <caption className="sr">{t('conflict.differences')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, theirs, mine }) => (
          <tr key={field}>
            <th scope="row">
              <JumpLink to={field}>{t(`property:fields.${field}`)}</JumpLink>
            </th>
            <td data-label={t('conflict.theirs')}>{show(theirs)}</td>
            <td data-label={t('conflict.mine')}>{show(mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A public offer would lose what it must state: it is mended, or it goes offline with the change. */
function UnlawfulOffer({ missing }: { missing: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.notice}>
      <Alert tone="bad" role="alert" title={t('unlawful.title')}>
        <p>{t('unlawful.text', { missing })}</p>
        {/* The first button of a form is the one that the enter key presses; it must not be the one that takes offline. */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
        <Button type="submit" variant="quiet" name="next" value="unpublish">
          {t('form.saveAndUnpublish')}
        </Button>
      </Alert>
    </div>
  )
}
