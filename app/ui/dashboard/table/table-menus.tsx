import { Form, Link, useLocation } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { DropDown } from '#app/ui/parts/drop-down.tsx'
import { type TableColumn, tableColumns } from './table-columns.ts'
import styles from './table-menus.module.css'

interface ViewsMenuProps {
  views: readonly { id: string; name: string; search: string }[]
  /** The current view, as links write it; empty for the default. */
  current: string
  mostOfName: number
}

export function ViewsMenu({ views, current, mostOfName }: ViewsMenuProps) {
  const { t } = useTranslation('dashboard')
  const kept = views.filter(({ search }) => search === current)
  return (
    <DropDown title={t('properties.views.title')} align="right" className={styles.menu}>
      {views.length > 0 ? (
        <ul>
          {views.map(({ id, name, search }) => (
            <li key={id}>
              <Link
                to={search ? `${dashboardPaths.properties}?${search}` : dashboardPaths.properties}
                aria-current={search === current ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {kept.map(({ id, name }) => (
        <Form key={id} method="post" action={dashboardPaths.viewRemoval(id)} preventScrollReset>
          <button type="submit" className={styles.plain}>
            {t('properties.views.remove', { name })}
          </button>
        </Form>
      ))}
      {kept.length > 0 ? null : current ? (
        <Form key={current} method="post" action={dashboardPaths.views} className={styles.keep} preventScrollReset>
          <input type="hidden" name="search" value={current} />
          <label htmlFor="view-name">{t('properties.views.name')}</label>
          <input className={control.input} id="view-name" name="name" type="text" maxLength={mostOfName} required />
          <Button type="submit" variant="quiet">
            {t('properties.views.keep')}
          </Button>
        </Form>
      ) : (
        <p>{t('properties.views.hint')}</p>
      )}
    </DropDown>
  )
}

/** A GET form: the address, and so a saved view, includes the choice. */
export function ColumnsMenu({ columns }: { columns: readonly TableColumn[] }) {
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'columns')
  return (
    <DropDown title={t('properties.choice.title')} align="right" className={styles.menu}>
      <Form action={dashboardPaths.properties} key={columns.join()} preventScrollReset>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{t('properties.choice.hint')}</legend>
          {tableColumns.map((column) => (
            <label key={column} className={control.tick}>
              <input type="checkbox" name="columns" value={column} defaultChecked={columns.includes(column)} />
              {t(`properties.columns.${column}`)}
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="quiet">
          {t('properties.choice.apply')}
        </Button>
      </Form>
    </DropDown>
  )
}
