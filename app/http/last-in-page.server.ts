const end = '</body></html>'

/** React leaves unknown tags at the end of the body as they are. */
export function withLast(html: string, tag: string): string {
  return `${html.slice(0, -end.length)}${tag}${end}`
}
