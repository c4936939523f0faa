import { Link } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Thumbnail } from '#app/ui/dashboard/frame/thumbnail.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import type { ObjectView } from '#app/words/exchange/object-words.server.ts'
import { DifferenceTable } from './difference-table.tsx'
import type { FilterCount } from './import-filters.tsx'
import styles from './object-list.module.css'
import { ProblemList } from './problem-list.tsx'

export interface ObjectPage {
  filters: readonly FilterCount[]
  view: FilterCount['name']
  page: number
  perPage: number
  total: number
  /** Without a value while scripts take over a page that the server has rendered. */
  objects: { value?: readonly ObjectView[] }
}

interface ObjectListProps {
  objects: ObjectPage['objects']
  isOpen?: boolean
}

export function ObjectList({ objects: { value }, isOpen = false }: ObjectListProps) {
  // The list needs no scripts, so hydration keeps the server's HTML.
  const [written] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(listId)?.innerHTML ?? '')))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered
  if (!value) return <div id={listId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
  return (
    <div key="read" id={listId}>
      <Objects objects={value} isOpen={isOpen} />
    </div>
  )
}

const listId = 'objects'

function Objects({ objects, isOpen }: { objects: readonly ObjectView[]; isOpen: boolean }) {
  const { t } = useTranslation('dashboard')
  if (objects.length === 0) return <p className={styles.none}>{t('exchange.noObjects')}</p>
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('exchange.columns.object')}</span>
        <span>{t('exchange.columns.outcome')}</span>
        <span>{t('exchange.columns.after')}</span>
      </div>
      <ul className={styles.objects}>
        {objects.map((object) => (
          <ObjectRow key={object.position} {...object} isOpen={isOpen && object.isOpen} isAsked={isOpen} />
        ))}
      </ul>
    </>
  )
}

type ObjectDetails = ObjectView & { isAsked: boolean }

function ObjectRow({ isAsked, ...object }: ObjectDetails) {
  const { position, number, name, place, cover, outcome, after, isNowhere, isLeftOut, propertyId } = object
  const { t } = useTranslation('dashboard')
  const head = name || number
  const isSkipped = outcome === 'skipped' && !isLeftOut
  return (
    <li
      className={styles.object}
      id={`object-${position}`}
      data-object={number}
      data-outcome={outcome}
      data-after={after}
    >
      <Thumbnail picture={cover} sizes="3.75rem" />
      <div className={styles.name}>
        <h2>{isAsked || !propertyId ? head : <Link to={dashboardPaths.property(propertyId)}>{head}</Link>}</h2>
        <p>{[name && number, place].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.outcome}>
        <span className={styles[outcome]}>{t(`exchange.outcomes.${isLeftOut ? 'leftOut' : outcome}`)}</span>
      </p>
      <div className={styles.after}>
        <p className={isNowhere ? styles.nowhere : styles[`after-${after}`]}>
          {t(`exchange.after.${isNowhere || isSkipped ? 'none' : after}`)}
        </p>
        <Notes {...object} />
      </div>
      {object.isOpen ? (
        <div className={styles.leave}>
          <Tick
            name="leave"
            value={position}
            defaultChecked={isLeftOut}
            aria-label={t('exchange.leaveThis', { name: head })}
          >
            {t('exchange.leave')}
          </Tick>
        </div>
      ) : null}
      <Details {...object} isAsked={isAsked} />
    </li>
  )
}

/** Why an object is skipped and how to change that; otherwise what it will be. */
function Notes({ problems, note, same, position, isNowhere }: ObjectView) {
  const { t } = useTranslation('dashboard')
  const grave = problems.filter(({ weight }) => weight !== 'hint')
  return (
    <>
      {grave.length === 0 && note ? <small>{note}</small> : null}
      {grave.map(({ code, weight, text, holderId }) => (
        <small key={code} data-problem={code} data-weight={weight}>
          {text}
          {holderId ? (
            <>
              {' '}
              <Link to={dashboardPaths.property(holderId)}>{t('exchange.openHolder')}</Link>
            </>
          ) : null}
        </small>
      ))}
      {same !== null && (isNowhere || same) ? (
        <Tick name="same" value={position} defaultChecked={same}>
          {t('exchange.same')}
        </Tick>
      ) : null}
    </>
  )
}

function Details({ outcome, after, unmet, differences, kept, pictures, problems, position, ...object }: ObjectDetails) {
  const { isAsked, asksAll } = object
  const { t } = useTranslation('dashboard')
  const hints = problems.filter(({ weight }) => weight === 'hint')
  const decisions = differences.filter(({ choice }) => choice !== null).length
  const isOverruled = differences.some((difference) => difference.isOverruled)
  const isNew = outcome === 'new'
  const count = differences.length
  const counted = isNew ? t('exchange.allValues', { count }) : t('exchange.differences', { count })
  const summary = decisions > 0 ? t('exchange.withDecisions', { differences: counted, count: decisions }) : counted
  const pictureCounts = pictures
    ? [
        ...(pictures.added > 0 ? [t('exchange.picturesAdded', { count: pictures.added })] : []),
        ...(pictures.kept > 0 ? [t('exchange.picturesKept', { count: pictures.kept })] : []),
        ...(pictures.removed > 0 ? [t('exchange.picturesRemoved', { count: pictures.removed })] : []),
      ]
    : []
  if (unmet.length + hints.length + count + kept.length + pictureCounts.length === 0) return null
  return (
    <div className={styles.details}>
      {unmet.length > 0 ? (
        <details open={outcome !== 'unchanged'}>
          <summary>{t(`exchange.whyNot.${after === 'offline' ? 'offline' : 'draft'}`)}</summary>
          <ul className={styles.unmet}>
            {unmet.map(({ name, title, reason }) => (
              <li key={name} data-unmet={name}>
                <strong>{`${title}.`}</strong> {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <ProblemList problems={hints} />
      {count > 0 ? (
        <details open={decisions > 0 || isOverruled || (isAsked && !isNew && unmet.length === 0)}>
          <summary>{summary}</summary>
          <DifferenceTable
            differences={differences}
            position={position}
            isNew={isNew}
            asksAll={asksAll}
            isDone={!isAsked}
          />
        </details>
      ) : null}
      {kept.length > 0 ? <p className={styles.kept}>{t('exchange.keeps', { fields: kept.join(', ') })}</p> : null}
      {pictures && pictureCounts.length > 0 ? (
        <p className={styles.pictures} data-pictures={`${pictures.added} ${pictures.kept} ${pictures.removed}`}>
          {`${t('exchange.pictures')}: ${pictureCounts.join(' · ')}`}
        </p>
      ) : null}
    </div>
  )
}
