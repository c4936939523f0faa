import { Form, Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './property-actions.module.css'
import type { PropertyStates } from './state-badges.tsx'

/** What a row of the table knows of its property. */
export interface TableProperty
  extends PropertyStates,
    Pick<PropertyValues, 'name' | 'propertyNumber' | 'marketType' | 'city' | 'district'> {
  id: string
  version: number
  cover: Picture | null
}

/** What can be done with a property from the table. Everything that changes it is a form of its own. */
export function PropertyActions({ property }: { property: TableProperty }) {
  const { t } = useTranslation('dashboard')
  const { id, name, version, published, highlighted, sold, deletedAt } = property
  const { property: editor, visibility, highlight, sale, trash, restore } = paths.dashboard
  if (deletedAt) {
    return (
      <div className={styles.actions}>
        <Post action={restore(id)} label={t('properties.restoreNamed', { name })}>
          {t('properties.restore')}
        </Post>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <Link to={editor(id)} aria-label={t('properties.editNamed', { name })}>
        {t('properties.edit')}
      </Link>
      <Post
        action={visibility(id)}
        field="published"
        value={!published}
        label={t(published ? 'properties.unpublishNamed' : 'properties.publishNamed', { name })}
      >
        {t(published ? 'properties.unpublish' : 'properties.publish')}
      </Post>
      {/* A saved change closes the menu it was made from. */}
      <details className={styles.more} key={version} name="property-actions">
        <summary>
          <span className="sr">{t('properties.more', { name })}</span>
          <Icon name="more" />
        </summary>
        <div>
          {published ? (
            <Link to={sold ? paths.reference(id) : paths.offer(id)} reloadDocument>
              <Icon name="eye" />
              {t('properties.view')}
            </Link>
          ) : null}
          <Post action={highlight(id)} field="highlighted" value={!highlighted}>
            <Icon name="diamond" />
            {t(highlighted ? 'properties.unhighlight' : 'properties.highlight')}
          </Post>
          <Post action={sale(id)} field="sold" value={!sold}>
            <Icon name="seal" />
            {t(sold ? 'properties.unsell' : 'properties.sell')}
          </Post>
          <Post action={trash(id)} className={styles.danger}>
            <Icon name="trash" />
            {t('properties.trash')}
          </Post>
        </div>
      </details>
    </div>
  )
}

interface PostProps {
  action: string
  /** The flag that is set, and to what. */
  field?: string
  value?: boolean
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** A button that posts one change and comes back to this view of the table. */
function Post({ action, field, value, label, className, children }: PostProps) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {field ? <input type="hidden" name={field} value={value ? 'on' : 'off'} /> : null}
      <button type="submit" className={className} aria-label={label}>
        {children}
      </button>
    </Form>
  )
}
