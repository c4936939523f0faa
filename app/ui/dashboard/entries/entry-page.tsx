/** The page of one entry: its form, or a message that it is gone. */
import type { EntryList } from '#app/domain/entries/entry.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { type EntryAnswer, EntryForm, type References } from './entry-form.tsx'

interface EntryPageProps {
  list: EntryList
  title: string
  id: string
  /** Null when there is no such entry. */
  entry: { version: number; values: ControlTexts; picture: LonePicture | null } | null
  references?: References | undefined
  answer: EntryAnswer | undefined
  isNew?: boolean
}

export function EntryPage({ list, title, id, entry, references, answer, isNew = false }: EntryPageProps) {
  const { t } = useTranslation('dashboard')
  const isGone = answer?.isGone ?? entry === null
  const heading = isGone ? t('entries.gone.title') : title
  return (
    <>
      {isNew || isGone ? (
        <>
          <Crumbs steps={[{ label: t(`entries.${list}.title`), to: paths.dashboard[list].list }, { label: heading }]} />
          <PageHead title={heading} lead={isGone && !answer ? t('entries.gone.text') : undefined} />
        </>
      ) : (
        <EntryHeader list={list} id={id} title={title} current="details" />
      )}
      {entry || answer ? (
        <EntryForm
          // A form that comes back belongs to the entry it was posted for.
          key={`${answer?.id ?? id} ${answer?.version ?? entry?.version}`}
          list={list}
          id={answer?.id ?? id}
          isNew={isNew || isGone}
          version={answer?.version ?? entry?.version ?? 0}
          values={entry?.values ?? {}}
          picture={isGone ? null : (entry?.picture ?? null)}
          references={references}
          answer={answer}
        />
      ) : (
        <ButtonLink variant="quiet" to={paths.dashboard[list].list}>
          {t('entries.gone.back')}
        </ButtonLink>
      )}
    </>
  )
}

interface EntryHeaderProps extends Pick<EntryPageProps, 'list' | 'id' | 'title'> {
  current: 'details' | 'history'
}

/** Above the form of a stored entry, and above its history. */
export function EntryHeader({ list, id, title, current }: EntryHeaderProps) {
  const { t } = useTranslation('dashboard')
  const { list: page, entry, history } = paths.dashboard[list]
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
