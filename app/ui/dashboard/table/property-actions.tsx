import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { LonePicture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths, pricePath } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { useReturnPath } from '#app/ui/dashboard/frame/use-return-path.ts'
import type { ReleasedProperty } from '#app/ui/dashboard/prepared/at-once-note.tsx'
import type { PreparedSays } from '#app/ui/dashboard/prepared/prepared-view.ts'
import type { PropertyStates } from '#app/ui/dashboard/property/state-badges.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Act } from './act.tsx'
import styles from './property-actions.module.css'
import { StageActs } from './stage-acts.tsx'

type Moment = Date | string

export interface TableProperty
  extends PropertyStates,
    ReleasedProperty,
    Pick<PropertyValues, 'name' | 'propertyNumber' | 'city' | 'district'> {
  version: number
  prepared: PreparedSays | null
  cover: LonePicture | null
  deletedAt: Moment | null
  deletedForGoodAt: Moment | null
  /** The id for a copy, so that posting twice makes one copy. */
  copyId: string
}

interface PropertyActionsProps {
  property: TableProperty
  /** The id of the row to return to. */
  place: string
  /** The property's page, opened from this list. */
  editor: string
}

/** Each button posts to its own address. */
export function PropertyActions({ property, place, editor }: PropertyActionsProps) {
  const returnPath = useReturnPath(place)
  const act = property.deletedAt ? dashboardPaths.restore(property.id) : dashboardPaths.visibility(property.id)
  return (
    <Form className={styles.actions} method="post" action={act} preventScrollReset>
      <input type="hidden" name="redirectTo" value={returnPath} />
      {property.deletedAt ? (
        <Restore property={property} />
      ) : (
        <Acts property={property} editor={editor} returnPath={returnPath} />
      )}
    </Form>
  )
}

interface RowProps {
  property: TableProperty
}

function Restore({ property: { name } }: RowProps) {
  const { t } = useTranslation('dashboard')
  return (
    <button type="submit" aria-label={t('properties.restoreNamed', { name })}>
      {t('properties.restore')}
    </button>
  )
}

function Acts({ property, editor, returnPath }: RowProps & { editor: string; returnPath: string }) {
  const { t } = useTranslation('dashboard')
  const { name } = property
  return (
    <>
      <Link to={editor} aria-label={t('properties.editNamed', { name })} className={styles.wide}>
        {t('properties.edit')}
      </Link>
      <Publish property={property} className={styles.wide} />
      <Menu property={property} returnPath={returnPath} />
    </>
  )
}

function Publish({ property: { name, published }, className }: RowProps & { className: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <button
      type="submit"
      name="published"
      value={published ? 'off' : 'on'}
      aria-label={t(published ? 'properties.unpublishNamed' : 'properties.publishNamed', { name })}
      className={className}
    >
      <Icon name={published ? 'cross' : 'check'} />
      {t(published ? 'properties.unpublish' : 'properties.publish')}
    </button>
  )
}

/** Shared by the menus of all rows, so that only one is open at a time; see use-closing-menus.ts. */
export const menuName = 'property-actions'

function Menu({ property, returnPath }: RowProps & { returnPath: string }) {
  const { t } = useTranslation('dashboard')
  const { id, name, version, published, highlighted, reserved, sold, copyId } = property
  const { preview, duplicate, highlight, trash } = dashboardPaths
  return (
    <details className={styles.more} ref={useClosingAfter(version)} name={menuName}>
      <summary>
        <span className="sr">{t('properties.more', { name })}</span>
        <Icon name="more" />
      </summary>
      <div>
        <StageActs property={property} />
        {sold || reserved ? <Publish property={property} className={styles.narrow} /> : null}
        <Link to={preview(id)} reloadDocument>
          <Icon name="eye" />
          {t('properties.preview')}
        </Link>
        {published ? (
          <Link to={sold ? paths.reference(id) : paths.offer(id)} reloadDocument>
            <Icon name="arrow" />
            {t('properties.view')}
          </Link>
        ) : null}
        {sold ? null : (
          <Link className={styles.narrow} to={pricePath(id, returnPath)}>
            <Icon name="pen" />
            {t('price.change')}
          </Link>
        )}
        <Act to={duplicate(id)} icon="copy" field="id" value={copyId}>
          {t('properties.duplicate')}
        </Act>
        {sold && !highlighted ? null : (
          <Act to={highlight(id)} icon="diamond" field="highlighted" value={highlighted ? 'off' : 'on'}>
            {t(highlighted ? 'properties.unhighlight' : 'properties.highlight')}
          </Act>
        )}
        <Act to={trash(id)} icon="trash" className={styles.danger}>
          {t('properties.trash')}
        </Act>
      </div>
    </details>
  )
}

/** A new version closes the menu and keeps the focus on it. */
function useClosingAfter(version: number) {
  const menu = useRef<HTMLDetailsElement>(null)
  const before = useRef(version)
  useEffect(() => {
    const { current: details } = menu
    if (before.current === version || !details) return
    before.current = version
    const hadFocus = details.contains(document.activeElement)
    details.open = false
    if (hadFocus) details.querySelector('summary')?.focus({ preventScroll: true })
  }, [version])
  return menu
}
