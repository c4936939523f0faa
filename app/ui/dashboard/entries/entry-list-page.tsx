import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './entry-list.module.css'
import { EntryList, type EntryListProps } from './entry-list.tsx'
import { EntryWords } from './entry-words.tsx'

type EntryTab = 'all' | 'trash'

interface EntryListPageProps extends EntryListProps {
  tab: EntryTab
  counts: Readonly<Record<EntryTab, number>>
}

const tabs = ['all', 'trash'] as const

export function EntryListPage({ list, entries, tab, counts, isReadOnly = false }: EntryListPageProps) {
  const { t } = useTranslation('dashboard')
  const page = dashboardPaths[list].list
  const add = isReadOnly ? null : (
    <ButtonLink to={dashboardPaths[list].new}>
      <Icon name="plus" />
      {t(`entries.${list}.new`)}
    </ButtonLink>
  )
  const isEmpty = entries.length === 0
  return (
    <>
      <PageHead
        title={t(`entries.${list}.title`)}
        lead={t(`entries.${list}.lead`)}
        action={counts.all > 0 ? add : null}
      />
      <Tabs
        label={t('properties.tabsLabel')}
        tabs={tabs.map((name) => ({
          to: name === 'trash' ? `${page}?tab=trash` : page,
          label: t(`properties.tabs.${name}`),
          count: counts[name],
          isCurrent: name === tab,
        }))}
      />
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{t(tab === 'trash' ? 'entries.emptyTrash' : `entries.${list}.empty`)}</p>
          {tab === 'trash' ? null : add}
        </div>
      ) : tab === 'trash' ? (
        <EntryTrash list={list} entries={entries} isReadOnly={isReadOnly} />
      ) : (
        <EntryList list={list} entries={entries} isReadOnly={isReadOnly} />
      )}
    </>
  )
}

function EntryTrash({ list, entries, isReadOnly }: EntryListProps) {
  const { t } = useTranslation('dashboard')
  const { list: page, restore } = dashboardPaths[list]
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryWords list={list} entry={entry}>
            {entry.title}
          </EntryWords>
          <div className={styles.actions} hidden={isReadOnly}>
            <Form method="post" action={restore(entry.id)} preventScrollReset>
              <input type="hidden" name="redirectTo" value={`${page}?tab=trash`} />
              <button type="submit" aria-label={t('properties.restoreNamed', { name: entry.title })}>
                {t('properties.restore')}
              </button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
