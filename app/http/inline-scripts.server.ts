import { createHash } from 'node:crypto'

interface AllowedScripts {
  html: string
  /** For `script-src`. */
  scriptSources: string[]
}

/**
 * Replaces the nonce by hashes, so that a page is the same bytes for all visitors. Only scripts rendered with the nonce
 * are hashed: markup that gets into a page through its data stays forbidden.
 */
export function withHashedScripts(html: string, nonce: string): AllowedScripts {
  const parts = html.split(` nonce="${nonce}"`)
  return { html: parts.join(''), scriptSources: parts.slice(1).map((part) => `'sha256-${hashOf(codeIn(part))}'`) }
}

/** @param part begins within the script's own tag */
function codeIn(part: string): string {
  return part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
