/** Plain links; JavaScript adds the device's share sheet. */
import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths/public.ts'
import { Star } from '#app/ui/keeping/star.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './share.module.css'

interface ShareWords {
  tools: string
  share: string
  copied: string
  expose: string
}

interface ShareProps {
  id: string
  /** With the host. */
  title: string
  url: string
  words: ShareWords
}

export function Share({ id, title, url, words }: ShareProps) {
  return (
    <ul className={`screen ${styles.tools}`} aria-label={words.tools}>
      <li>
        <Star id={id} />
      </li>
      <li>
        <PassOn title={title} url={url} words={words} />
      </li>
      <li>
        <Link className={styles.tool} to={paths.expose(id)}>
          <Icon name="document" />
          {words.expose}
        </Link>
      </li>
    </ul>
  )
}

/** A mail link; with JavaScript the device's share sheet or else the clipboard. */
function PassOn({ title, url, words }: Omit<ShareProps, 'id'>) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    const timer = isCopied && setTimeout(() => setCopied(false), 6_000)
    return () => clearTimeout(timer || undefined)
  }, [isCopied])
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  const passOn = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch (error) {
      // Closing the share sheet is no error; without access to the clipboard, the mail link remains.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.href = mail
    }
  }
  const content = (
    <>
      <Icon name="upload" />
      {words.share}
    </>
  )
  return (
    <>
      {useIsHydrated() ? (
        <button type="button" className={styles.tool} onClick={passOn}>
          {content}
        </button>
      ) : (
        <a className={styles.tool} href={mail}>
          {content}
        </a>
      )}
      <span className={styles.status} role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}
