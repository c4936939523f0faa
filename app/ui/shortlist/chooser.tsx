/** Checkboxes for the offers that are compared, where the list has more of them than the table can hold. */
import { Form } from '@remix-run/react'
import { shortlistPath } from '#app/paths/public.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './chooser.module.css'

type List = ReturnType<typeof shortlistView>

interface ChooserProps extends Pick<List, 'ids' | 'isTooMuch' | 'words'> {
  chooser: NonNullable<List['chooser']>
}

export function Chooser({ ids, chooser, isTooMuch, words: { chooser: words } }: ChooserProps) {
  return (
    <details className={`screen ${styles.chooser}`} open={isTooMuch}>
      <summary>{words.choose}</summary>
      <Form action={shortlistPath(ids)} preventScrollReset>
        <fieldset>
          <legend>{isTooMuch ? words.tooMany : words.chooseText}</legend>
          {chooser.map(({ id, name, lang, isChosen }) => (
            <Tick key={id} name="vergleich" value={id} defaultChecked={isChosen}>
              <span lang={lang}>{name}</span>
            </Tick>
          ))}
        </fieldset>
        <Button variant="quiet" type="submit">
          {words.compare}
        </Button>
      </Form>
    </details>
  )
}
