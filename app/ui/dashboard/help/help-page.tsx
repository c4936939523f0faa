import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { SearchForm } from '#app/ui/dashboard/lists/search-form.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import styles from './help-page.module.css'

interface HelpPageProps {
  title: string
  lead: string
  q: string
  topics: readonly {
    id: string
    title: string
    words: readonly { id: string; term: string; text: string }[]
  }[]
}

export function HelpPage({ title, lead, q, topics }: HelpPageProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={title} lead={lead} />
      <SearchForm
        action={dashboardPaths.help}
        key={q}
        q={q}
        label={t('help.search')}
        placeholder={t('help.search')}
        submit={t('help.submit')}
      />
      {q ? (
        <p role="status">
          {topics.length > 0 ? t('help.found', { q }) : t('help.nothing', { q })}{' '}
          <ArrowLink to={dashboardPaths.help}>{t('help.all')}</ArrowLink>
        </p>
      ) : (
        <nav aria-label={t('help.topics')}>
          <ul className={styles.jumps}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{topic.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {topics.map((topic) => (
        <section
          key={topic.id}
          className={styles.topic}
          id={topic.id}
          tabIndex={-1}
          aria-labelledby={`${topic.id}-title`}
        >
          <h2 id={`${topic.id}-title`}>{topic.title}</h2>
          <dl>
            {topic.words.map(({ id, term, text }) => (
              <div key={id} id={id}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
