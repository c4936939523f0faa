import { Form } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { ArrowLink, Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
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
      <Form className={styles.search} action={dashboardPaths.help} role="search" key={q}>
        <div>
          <label className="sr" htmlFor="q">
            {t('help.search')}
          </label>
          <Icon name="search" />
          <input
            className={control.input}
            id="q"
            name="q"
            type="search"
            placeholder={t('help.search')}
            defaultValue={q}
          />
        </div>
        <Button variant="quiet" type="submit">
          {t('help.submit')}
        </Button>
      </Form>
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
