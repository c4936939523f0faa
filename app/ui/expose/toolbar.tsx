import { Link } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'
import styles from './toolbar.module.css'

interface ToolbarProps {
  /** The page of the offer. */
  to: string
  words: { back: string; print: string; howToPrint: string }
}

/** Above the sheets, on screens only. A button can only print with a script; without one a sentence says how. */
export function Toolbar({ to, words }: ToolbarProps) {
  const isAwake = useIsAwake()
  return (
    <header className={`screen ${styles.toolbar}`}>
      <Link className={styles.back} to={to}>
        <Icon name="arrowBack" />
        {words.back}
      </Link>
      {isAwake ? (
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
