import { Link } from '@remix-run/react'
import { localeOfPath, localPath } from '#app/i18n/locale-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Gable, Logo } from '#app/ui/parts/logo.tsx'
import styles from './error-view.module.css'
import { KeptPost } from './kept-post.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export type ErrorLink = readonly [to: string, name: string]

interface ErrorViewProps {
  status: number
  takesOnlyPosts?: boolean
  message: string
  path: string
  search: string
  requestId: string | null
  agencyName?: string | undefined
  links?: readonly ErrorLink[] | undefined
  post?: InterruptedForm | null | undefined
  detail?: string | undefined
}

const texts = {
  403: 'refusals:forbidden',
  404: 'error.notFound',
  405: 'refusals:methodNotAllowed',
  413: 'error.tooLarge',
  503: 'error.unavailable',
} as const

const textsByStatus: Readonly<Record<number, (typeof texts)[keyof typeof texts] | undefined>> = texts

/** Statuses without texts of their own share those of their class. */
function textsFor(status: number) {
  const own = textsByStatus[status]
  if (own) return own
  return status >= 400 && status < 500 ? 'error.badRequest' : 'error.fault'
}

export function ErrorView(props: ErrorViewProps) {
  const { status, takesOnlyPosts, message, path, requestId, agencyName, post, detail } = props
  const { t, locale } = useTranslation(['site', 'refusals'])
  const words = takesOnlyPosts ? 'refusals:postsOnly' : textsFor(status)
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.header}`}>
        <Link className={styles.home} to={paths.home} aria-label={t('error.home')} reloadDocument>
          {agencyName ? <Logo name={agencyName} /> : <Gable />}
        </Link>
        {localeOfPath(path) && <LanguageSwitch />}
      </header>
      <main id="inhalt" className={`wrap ${styles.main}`}>
        <div className={styles.street} aria-hidden="true">
          <p className={`num ${styles.code}`}>{status}</p>
          <svg viewBox="0 0 320 220" aria-hidden="true">
            <path d="M10 220V170H50V120H90V70H130V20H190V70H230V120H270V170H310V220" />
          </svg>
        </div>
        <div className={`grid ${styles.grid}`}>
          <div className={styles.words}>
            <h1>{t(`${words}.headline`)}</h1>
            <Alert tone="warn" role="alert" title={t(`${words}.title`)}>
              <p>{t(`${words}.text`)}</p>
            </Alert>
            {post ? <KeptPost {...post} /> : null}
          </div>
          <Links {...props} />
        </div>
        {detail && <pre className={styles.detail}>{detail}</pre>}
      </main>
      <footer className={`wrap num ${styles.foot}`}>
        <p>
          {status} · <span lang="en">{message}</span> · {localPath(path, locale)}
        </p>
        {requestId && <p>{t('error.requestId', { id: requestId })}</p>}
      </footer>
    </div>
  )
}

/** After a fault, the first link retries the page: a query alone keeps the path. */
function Links({ status, search, links, post }: ErrorViewProps) {
  const { t, locale } = useTranslation('site')
  const again: readonly ErrorLink[] = status >= 500 && !post ? [[search || '?', t('error.again')]] : []
  // During a database outage, this page is the most likely to be available.
  const imprint: readonly ErrorLink[] = status === 503 ? [[paths.imprint, t('nav.imprint')]] : []
  const others: readonly ErrorLink[] = links ?? [
    ...imprint,
    [paths.offers, t('nav.offers')],
    [paths.references, t('nav.references')],
    [paths.contact, t('nav.contact')],
  ]
  const address = (to: string) => (to.startsWith('/') ? localPath(to, locale) : to)
  return (
    <ul className={styles.ways}>
      {[...again, ...others].map(([to, name]) => (
        <li key={name}>
          <a href={address(to)}>
            {name}
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}
