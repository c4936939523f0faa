import { Link } from '@remix-run/react'
import { Alert } from '#app/ui/parts/alert.tsx'
import type { Notice } from '#app/words/filter-notices.server.ts'
import styles from './filter-notices.module.css'

/** Always rendered, so that screen readers announce new content. */
export function FilterNotices({ notices }: { notices: Notice[] }) {
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.length > 0 && (
        <Alert tone="info">
          {notices.map(({ name, text, ways }) => (
            <div key={name}>
              <p id={idOf(name)}>{text}</p>
              {ways && (
                <ul className={styles.ways}>
                  {ways.map(({ words, to }) => (
                    <li key={to}>
                      <Link to={to} preventScrollReset>
                        {words}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}

export function noticeId(name: Notice['name'], notices: Notice[]): string | undefined {
  return notices.some((notice) => notice.name === name) ? idOf(name) : undefined
}

function idOf(name: Notice['name']): string {
  return `hinweis-${name}`
}
