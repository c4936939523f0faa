/** Plain text: a blank line starts a paragraph, lines with "- " are a list. */
import type { Locale } from '#app/fields/locale.ts'
import { typeset } from '#app/i18n/typeset.ts'
import styles from './paragraphs.module.css'

interface ParagraphsProps {
  text: string
  lang: Locale | undefined
  leadFirst?: boolean
}

export function Paragraphs({ text, lang, leadFirst = false }: ParagraphsProps) {
  return readBlocks(typeset(text)).map(({ kind, lines }, index) => {
    const key = `${index} ${kind}`
    if (kind === 'list') return <List key={key} items={lines} lang={lang} />
    const className = leadFirst && index === 0 ? `lead ${styles.paragraph}` : styles.paragraph
    return (
      <p key={key} className={className} lang={lang}>
        {lines.join('\n')}
      </p>
    )
  })
}

function List({ items, lang }: { items: string[]; lang: Locale | undefined }) {
  return (
    <ul lang={lang}>
      {items.map((item, index) => {
        const key = `${index} ${item}`
        return <li key={key}>{item}</li>
      })}
    </ul>
  )
}

interface Block {
  kind: 'paragraph' | 'list'
  lines: string[]
}

function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let current: Block | undefined
  for (const line of text.split(/\r?\n/)) {
    const item = /^\s*-\s(.*)$/.exec(line)?.[1]?.trimStart()
    const kind = item === undefined ? 'paragraph' : 'list'
    if (line.trim() === '') current = undefined
    else if (current?.kind === kind) current.lines.push(item ?? line.trim())
    else {
      current = { kind, lines: [item ?? line.trim()] }
      blocks.push(current)
    }
  }
  return blocks
}
