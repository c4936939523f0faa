import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './carried.module.css'

const named = 3

/** Elements of the file that the website has no field for; they are kept for exports. */
export function Carried({ elements }: { elements: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation('dashboard')
  if (elements.length === 0) return null
  const more = elements.length - named
  const names = elements.slice(0, named).map(({ name }) => name)
  const list = names.join(', ')
  const short = more > 0 ? `${list} ${t('exchange.rest.more', { count: more })}` : list
  return (
    <details className={styles.carried}>
      <summary>{t('exchange.rest.title', { names: short })}</summary>
      <p>{t('exchange.rest.text')}</p>
      <ul>
        {elements.map(({ name, count }) => (
          <li key={name}>
            {name} <span>{t('exchange.rest.count', { count })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
