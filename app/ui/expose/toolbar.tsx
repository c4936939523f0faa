import { Link } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './toolbar.module.css'

interface ToolbarProps {
  to: string
  words: { back: string; print: string; howToPrint: string }
}

/** On screens only. Without JavaScript a sentence explains how to print. */
export function Toolbar({ to, words }: ToolbarProps) {
  const isHydrated = useIsHydrated()
  return (
    <header className={`screen ${styles.toolbar}`}>
      <Link className={styles.back} to={to} reloadDocument>
        <Icon name="arrowBack" />
        {words.back}
      </Link>
      {isHydrated ? (
        <Button type="button" onClick={() => window.print()}>
          <Icon name="print" />
          {words.print}
        </Button>
      ) : (
        <p>{words.howToPrint}</p>
      )}
    </header>
  )
}
