/** A mail as a file that any mail program opens, and its headers out of such a file. */

export interface LocalMail {
  from: string | { name: string; email: string }
  to: string
  subject: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
}

/** RFC 5322: at most so many bytes in a line. */
const longestLine = 900

export function emlOf({ from, to, subject, text, replyTo, headers = {} }: LocalMail, date: Date): string {
  const lines = text.split('\n')
  const fits = lines.every((line) => Buffer.byteLength(line) <= longestLine)
  const base64 = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
  return [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${typeof from === 'string' ? from : `${encoded(from.name)} <${from.email}>`}`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encoded(subject)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    // As it is where that may be, so that a text editor shows it too.
    `Content-Transfer-Encoding: ${fits ? '8bit' : 'base64'}`,
    '',
    fits ? lines.join('\r\n') : base64,
    '',
  ].join('\r\n')
}

/** A header's text in words of base64 that are no longer than RFC 2047 allows. */
function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return /[^\w .-]/.test(text) && text.includes(',') ? `"${text}"` : text
  const words: string[] = ['']
  for (const character of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + character) <= 45) words[words.length - 1] = last + character
    else words.push(character)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

/** A header of such a file, in plain words. */
export function headerOf(eml: string, name: string): string {
  const head = eml.slice(0, eml.indexOf('\r\n\r\n')).replaceAll('\r\n ', '')
  const value = head.split('\r\n').find((line) => line.startsWith(`${name}: `)) ?? ''
  return value
    .slice(name.length + 2)
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())
}
