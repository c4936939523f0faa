import { expect, test } from 'vitest'
import { withHashedScripts } from '#app/http/inline-scripts.server.ts'

const nonce = '0123456789abcdef0123456789abcdef'

test('a script with the nonce of its rendering is named by its hash, and no other', () => {
  const own = `<script nonce="${nonce}">let a\n=1</script><script type="text/plain" nonce="${nonce}">import "/a.js"</script>`
  const foreign = '<script>alert(1)</script><script nonce="guessed">alert(2)</script>'
  const { html, scriptSources } = withHashedScripts(`<head>${foreign}</head>${own}${foreign}`, nonce)
  expect(html).toBe(
    `<head>${foreign}</head><script>let a\n=1</script><script type="text/plain">import "/a.js"</script>${foreign}`,
  )
  // printf 'let a\n=1' | openssl dgst -sha256 -binary | base64
  expect(scriptSources).toEqual([
    "'sha256-V4hbu5YNvVbzOnWyHo1xxHi0LXbLH+Vdij1vVPYvaDQ='",
    "'sha256-QV8w6AS23OFE4C1T/xGd9IhTNt/oSlTbuDtsGZYf2Hs='",
  ])
})
