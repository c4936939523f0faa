/** The "/" key focuses the search; people who dictate can turn it off, because their words would press it. */
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './search-key.module.css'

export const searchKey = '/'
const storageKey = 'giebel.search-key'

export function SearchKey({ field }: { field: RefObject<HTMLInputElement> }) {
  const { t } = useTranslation('dashboard')
  const [isOn, setOn] = useState(isKeyOn)
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (event.key !== searchKey || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, field])
  const toggle = () => {
    setOn(!isOn)
    storeChoice(!isOn)
  }
  return (
    <button
      type="button"
      className={styles.key}
      aria-pressed={isOn}
      aria-label={t('properties.searchKey')}
      title={t('properties.searchKey')}
      onClick={toggle}
    >
      <kbd>{searchKey}</kbd>
    </button>
  )
}

/** Without local storage, the choice lasts until the page is left. */
function isKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function storeChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {}
}
