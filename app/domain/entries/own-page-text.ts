/** The marks that staff may type in the text of a page: `## `, `- ` and `[Text](Adresse)`. Anything else is text. */

import { readLink } from '#app/fields/read-link.ts'

export type Span = string | { text: string; to: string }

export type Block =
  | { kind: 'heading'; spans: readonly Span[] }
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'list'; items: readonly (readonly Span[])[] }

export const mostLinks = 100

export function readOwnText(text: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: Span[][] = []
  const endOfPassage = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join('\n')) })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    paragraph = []
    items = []
  }
  for (const line of text.split('\n').map((line) => line.trim())) {
    const [mark, words] = markOf(line)
    const continues = mark === 'item' ? paragraph.length === 0 : mark === 'text' && items.length === 0
    if (!continues) endOfPassage()
    if (mark === 'heading') blocks.push({ kind: 'heading', spans: spansOf(words) })
    if (mark === 'item') items.push(spansOf(words))
    if (mark === 'text') paragraph.push(words)
  }
  endOfPassage()
  return blocks
}

function markOf(line: string): ['heading' | 'item' | 'text' | 'none', string] {
  if (line === '') return ['none', '']
  if (line.startsWith('## ')) return ['heading', line.slice(3).trim()]
  if (/^[-*•] /.test(line)) return ['item', line.slice(2).trim()]
  return ['text', line]
}

/** No part may contain the brackets that delimit it, but an address may have a pair of its own. */
const link = /\[([^[\]\n]+)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/g

/** Text, and links to addresses that are allowed; others stay text. */
function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const { 0: written, 1: words = '', 2: address = '', index } of text.matchAll(link)) {
    const to = readAddress(address)
    if (to === null) continue
    if (index > end) spans.push(text.slice(end, index))
    spans.push({ text: words.trim() || to, to })
    end = index + written.length
  }
  if (end < text.length) spans.push(text.slice(end))
  return spans
}

/** An address of this site that visitors can open, or one elsewhere that `readLink` takes; null for any other. */
function readAddress(typed: string): string | null {
  const address = typed.trim()
  if (!address.startsWith('/')) {
    const read = readLink(address)
    return 'link' in read ? read.link : null
  }
  const isPlain = /^\/[!-[\]-~]*$/.test(address) && !/^\/[/\\]|^[^?#]*(?:\/\/|%(?:2f|5c|0))/i.test(address)
  return isPlain && !/^\/dashboard(?:[/?#]|$)/i.test(address) ? address : null
}

export interface TextProblem {
  code: 'address' | 'unfinished' | 'tooManyLinks'
  values: Readonly<Record<string, string | number>>
}

const shownCharacters = 60

/** The first reason why a link of the text would not become one; null if there is none. */
export function problemOf(text: string): TextProblem | null {
  const links = [...text.matchAll(link)]
  if (links.length > mostLinks) return { code: 'tooManyLinks', values: { most: mostLinks, count: links.length } }
  const wrong = links.find(([, , address = '']) => readAddress(address) === null)
  if (wrong) return { code: 'address', values: { address: shortened(wrong[2] ?? '') } }
  const rest = text.replace(link, '')
  const begun = rest.indexOf('](')
  if (begun < 0) return null
  return { code: 'unfinished', values: { words: shortened(rest.slice(Math.max(0, begun - 30), begun + 30)) } }
}

function shortened(words: string): string {
  const letters = [...words.trim()]
  return letters.length > shownCharacters ? `${letters.slice(0, shownCharacters).join('')}…` : letters.join('')
}
