import { Form } from '@remix-run/react'
import type { EntryList } from '#app/domain/entries/entry.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './entry-form.module.css'
import { type EntryAnswer, EntryForm, type References } from './entry-form.tsx'

interface EntryPageProps {
  list: EntryList
  title: string
  id: string
  /** Null when there is no such entry. */
  entry: {
    version: number
    values: ControlTexts
    picture: LonePicture | null
    english: EnglishState
  } | null
  gone: 'trashed' | 'deleted' | null
  references?: References | undefined
  /** Beside those that are the same for all entries. */
  hints?: Readonly<Record<string, string>> | undefined
  answer: EntryAnswer | undefined
  isNew?: boolean
  isReadOnly?: boolean
}

export function EntryPage({
  list,
  title,
  id,
  entry,
  gone: isMissing,
  references,
  hints,
  answer,
  isNew = false,
  isReadOnly = false,
}: EntryPageProps) {
  const { t } = useTranslation('dashboard')
  const gone = answer ? answer.gone : isMissing
  const heading = gone ? t(`entries.gone.${gone}`) : title
  return (
    <>
      {isNew || gone ? (
        <>
          <Crumbs steps={[{ label: t(`entries.${list}.title`), to: dashboardPaths[list].list }, { label: heading }]} />
          <PageHead title={heading} lead={gone && !answer ? t(`entries.gone.${gone}Text`) : undefined} />
        </>
      ) : (
        <EntryHeader list={list} id={id} title={title} current="details" />
      )}
      {entry || answer ? (
        <Bilingual english={entry?.english ?? null} isAsked={answer?.fresh !== undefined}>
          {(languageSwitch) => (
            <EntryForm
              // A refused form belongs to the entry it was posted for.
              key={`${answer?.id ?? id} ${answer?.version ?? entry?.version}`}
              list={list}
              id={answer?.id ?? id}
              isNew={gone ? gone === 'deleted' : isNew}
              version={answer?.version ?? entry?.version ?? 0}
              values={entry?.values ?? {}}
              picture={gone ? null : (entry?.picture ?? null)}
              references={references}
              hints={hints}
              stale={entry?.english.stale ?? {}}
              isReadOnly={isReadOnly}
              answer={answer}
            >
              {languageSwitch}
            </EntryForm>
          )}
        </Bilingual>
      ) : (
        <WayOn list={list} id={id} isTrashed={gone === 'trashed'} />
      )}
    </>
  )
}

function WayOn({ list, id, isTrashed }: { list: EntryList; id: string; isTrashed: boolean }) {
  const { t } = useTranslation('dashboard')
  const { list: page, entry, restore } = dashboardPaths[list]
  return (
    <Form className={styles.buttons} method="post" action={restore(id)}>
      {isTrashed ? (
        <>
          <input type="hidden" name="redirectTo" value={entry(id)} />
          <Button type="submit">{t('properties.restore')}</Button>
        </>
      ) : null}
      <ButtonLink variant="quiet" to={page}>
        {t('entries.gone.back')}
      </ButtonLink>
    </Form>
  )
}

interface EntryHeaderProps extends Pick<EntryPageProps, 'list' | 'id' | 'title'> {
  current: 'details' | 'history'
}

export function EntryHeader({ list, id, title, current }: EntryHeaderProps) {
  const { t } = useTranslation('dashboard')
  const { list: page, entry, history } = dashboardPaths[list]
  return (
    <>
      <Crumbs steps={[{ label: t(`entries.${list}.title`), to: page }, { label: title }]} />
      <PageHead title={title} />
      <Tabs
        label={title}
        tabs={[
          { to: entry(id), label: t('property.details'), isCurrent: current === 'details' },
          { to: history(id), label: t('history.pageTitle'), isCurrent: current === 'history' },
        ]}
      />
    </>
  )
}
