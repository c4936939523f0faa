import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Outcome } from '#app/exchange/plan.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import type { ProblemView } from '#app/words/exchange/problem-words.server.ts'
import { Carried } from './carried.tsx'
import styles from './dry-run.module.css'
import { addressOf, FormPager } from './form-pager.tsx'
import { ImportFilters } from './import-filters.tsx'
import { ObjectList, type ObjectPage } from './object-list.tsx'

export interface DryRunView extends ObjectPage {
  counts: Readonly<Record<Outcome, number>>
  public: number
  drafts: number
  warnings: readonly ProblemView[]
  /** The number of properties whose numbers belong to possible duplicates. */
  taken: number
  decisions: {
    count: number
    first: { position: number; page: number } | null
    /** Whether numbers wait to be confirmed. */
    isAboutHeld: boolean
    /** Why else website and file are to be chosen between. */
    between: 'text' | 'differ' | null
    /** Whether the website's values are kept by default. */
    keepsAll: boolean
  }
  rest: readonly { name: string; count: number }[]
  form: {
    hash: string
    /** When the dry run was made; ISO. */
    seen: string
    publish: boolean
    withdraw: boolean
    /** Whether missing properties can be withdrawn. */
    isFull: boolean
    /** How many objects change if everything is chosen: `deleted` are withdrawn in any case, `publish` are new. */
    would: Readonly<Record<'new' | 'changed' | 'withdrawn' | 'deleted' | 'publish', number>>
    carried: readonly (readonly [string, string])[]
  }
}

export function DryRun({ id, mayDiscard, ...view }: DryRunView & { id: string; mayDiscard: boolean }) {
  const { warnings, filters, objects, taken, decisions, rest, form } = view
  const { t } = useTranslation('dashboard')
  const address = dashboardPaths.import(id)
  const { first, keepsAll, isAboutHeld, between } = decisions
  return (
    <Form method="post" action={dashboardPaths.importApply(id)}>
      <input type="hidden" name="plan" value={form.hash} />
      <input type="hidden" name="seen" value={form.seen} />
      {form.carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {keepsAll ? <input type="hidden" name="kept" value="mine" /> : null}
      {keepsAll && !between ? <input type="hidden" name="keep" value="mine" /> : null}
      <ImportFilters address={address} filters={filters} view={view.view} posts />
      {warnings.length > 0 || first || taken > 1 ? (
        <ul className={styles.warnings}>
          {warnings.map(({ code, weight, text }) => (
            <li key={text} data-problem={code} data-weight={weight}>
              {text}
            </li>
          ))}
          {taken > 1 ? (
            <li>
              {t('exchange.taken.text', { count: taken })}
              <Tick name="same" value="all">
                {t('exchange.taken.same', { count: taken })}
              </Tick>
            </li>
          ) : null}
          {first ? (
            <li>
              <strong>{t('exchange.decisions.title', { count: decisions.count })}</strong>{' '}
              {isAboutHeld ? `${t('exchange.decisions.held')} ` : null}
              {between
                ? `${t(`exchange.decisions.${between}`)} ${t(`exchange.decisions.${keepsAll ? 'keptAll' : 'preset'}`)} `
                : null}
              {first.page === view.page ? (
                <JumpLink to={`object-${first.position}`}>{t('exchange.decisions.jump')}</JumpLink>
              ) : (
                <button
                  type="submit"
                  formAction={`${addressOf(address, view.view, first.page)}#object-${first.position}`}
                >
                  {t('exchange.decisions.jump')}
                </button>
              )}
              {between ? (
                <Tick name="keep" value="mine" defaultChecked={keepsAll}>
                  {t('exchange.decisions.keep')}
                </Tick>
              ) : null}
            </li>
          ) : null}
        </ul>
      ) : null}
      <ObjectList objects={objects} isOpen />
      <FormPager address={address} {...view} />
      <Carried elements={rest} />
      <Bar {...form}>
        {mayDiscard ? (
          <Button type="submit" variant="danger" formAction={dashboardPaths.importDiscard(id)}>
            {t('exchange.discard')}
          </Button>
        ) : null}
      </Bar>
    </Form>
  )
}

function Bar({ publish, withdraw, isFull, would, children }: DryRunView['form'] & { children: ReactNode }) {
  const { t } = useTranslation('dashboard')
  const missing = would.withdrawn - would.deleted
  const publishable = t('exchange.wishes.publishable', { count: would.publish, total: would.new })
  return (
    <>
      <div data-above-foot hidden />
      <div className={styles.end} data-foot>
        <div className={styles.wishes}>
          <Tick name="publish" defaultChecked={publish}>
            {would.new > 0 ? `${t('exchange.wishes.publish')}: ${publishable}` : t('exchange.wishes.publish')}
          </Tick>
          {isFull && missing > 0 ? (
            <Tick name="withdraw" defaultChecked={withdraw}>
              {`${t('exchange.wishes.withdraw')}: ${missing}`}
            </Tick>
          ) : withdraw ? (
            <input type="hidden" name="withdraw" value="on" />
          ) : null}
        </div>
        <div className={styles.bar}>
          <Sum {...would} />
          <div>
            {children}
            <Button type="submit">{t('exchange.apply')}</Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Styles show one of the two sums, depending on whether missing properties are to be withdrawn. */
function Sum({ deleted, ...all }: DryRunView['form']['would']) {
  const { t } = useTranslation('dashboard')
  const inWords = (counts: typeof all) =>
    (['new', 'changed', 'withdrawn'] as const)
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => t(`exchange.counted.${outcome}`, { count: counts[outcome] }))
      .join(' · ') || t('exchange.noneWillChange')
  return (
    <p>
      <span className={styles.all}>{inWords(all)}</span>
      {all.withdrawn > deleted ? <span className={styles.fewer}>{inWords({ ...all, withdrawn: deleted })}</span> : null}
    </p>
  )
}
