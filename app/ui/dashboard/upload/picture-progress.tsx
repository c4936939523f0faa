import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './picture-progress.module.css'
import { isRepeatable, type PictureQueue, type QueuedPicture } from './picture-queue.ts'

export function PictureProgress({ queue }: { queue: PictureQueue }) {
  const { t } = useTranslation('dashboard')
  const { items, isBusy } = queue
  if (items.length === 0) return null
  const repeatable = items.filter(isRepeatable).length
  const total = sum(items, ({ file }) => file.size)
  const sent = sum(items, (item) => item.file.size * progressOf(item))
  return (
    <section className={styles.progress} aria-label={t('pictures.queue.title')}>
      <div className={styles.head}>
        <p role="status">{isBusy ? null : <Outcome items={items} />}</p>
        {isBusy ? (
          <>
            <progress max={total} value={sent} aria-label={t('pictures.queue.progress')} />
            <p>
              {t('pictures.queue.overall', { done: countOf(items, 'done'), total: items.length })}{' '}
              {countOf(items, 'failed') > 0 ? t('pictures.queue.failed', { count: countOf(items, 'failed') }) : null}
            </p>
            <Button type="button" variant="quiet" onClick={queue.cancel}>
              {t('pictures.queue.cancel')}
            </Button>
          </>
        ) : (
          <>
            {repeatable > 0 ? (
              <Button type="button" onClick={queue.retry}>
                {t('pictures.queue.retry', { count: repeatable })}
              </Button>
            ) : null}
            <Button type="button" variant="quiet" onClick={queue.clear}>
              {t('pictures.queue.close')}
            </Button>
          </>
        )}
      </div>
      {/* The list closes by itself; its outcome stays. */}
      {isBusy || countOf(items, 'done') < items.length ? (
        <ol>
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ol>
      ) : null}
    </section>
  )
}

function Outcome({ items }: Pick<PictureQueue, 'items'>) {
  const { t } = useTranslation('dashboard')
  const done = countOf(items, 'done')
  const failed = items.length - done
  return (
    <>
      {done > 0 ? t('pictures.queue.finished', { count: done }) : null}{' '}
      {failed > 0 ? t(done > 0 ? 'pictures.queue.failed' : 'pictures.rejectedTitle', { count: failed }) : null}
    </>
  )
}

function Item({ file, state, sent, problems = [] }: QueuedPicture) {
  const { t } = useTranslation('dashboard')
  return (
    <li className={styles[state]}>
      <span>{file.name}</span>
      {state === 'sending' ? (
        <progress
          {...(sent < 1 && { value: sent })}
          aria-label={t('pictures.queue.progressNamed', { file: file.name })}
        />
      ) : null}
      <span>
        {problems.length > 0 && state === 'failed'
          ? problems.map((problem) => withoutName(problem, file.name)).join(' ')
          : t(`pictures.queue.${statusText()}`)}
      </span>
    </li>
  )
  function statusText() {
    if (state === 'sending') return sent < 1 ? 'sending' : 'processing'
    return state === 'failed' ? 'offline' : state
  }
}

/** The server's sentence begins with the file's name, which is already beside it here. */
function withoutName(problem: string, name: string): string {
  return problem.startsWith(`${name}: `) ? problem.slice(name.length + 2) : problem
}

function countOf(items: readonly QueuedPicture[], wanted: QueuedPicture['state']): number {
  return items.filter(({ state }) => state === wanted).length
}

function isSettled({ state }: QueuedPicture): boolean {
  return state !== 'waiting' && state !== 'sending'
}

function progressOf(item: QueuedPicture): number {
  return isSettled(item) ? 1 : item.sent
}

function sum(items: readonly QueuedPicture[], measure: (item: QueuedPicture) => number): number {
  return items.reduce((total, item) => total + measure(item), 0)
}
