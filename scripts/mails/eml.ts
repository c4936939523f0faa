import { messageHeader } from '#app/mail/transport.server.ts'

export interface LocalMail {
  from: string | { name: string; email: string }
  to: string
  subject: string
  text: string
  replyTo?: string
  cc?: string
  headers?: Record<string, string>
  attachments?: readonly LocalAttachment[]
}

interface LocalAttachment {
  filename: string
  type: string
  /** Bytes, or their base64. */
  content: string | Uint8Array
}

/** RFC 5322 limits the bytes of a line. */
const longestLine = 900

export function emlOf(
  { from, to, subject, text, replyTo, cc, headers = {}, attachments = [] }: LocalMail,
  date: Date,
): string {
  const { [messageHeader]: messageId, ...others } = headers
  const lines = text.split('\n')
  const fits = !text.includes(boundary) && lines.every((line) => Buffer.byteLength(line) <= longestLine)
  const words = [
    'Content-Type: text/plain; charset=utf-8',
    // Unencoded where possible, so that text editors show it, too.
    `Content-Transfer-Encoding: ${fits ? '8bit' : 'base64'}`,
    '',
    fits ? lines.join('\r\n') : inLines(Buffer.from(text).toString('base64')),
  ]
  return [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    `From: ${typeof from === 'string' ? from : `${encodedName(from.name)} <${from.email}>`}`,
    `To: ${to}`,
    ...(cc ? [`Cc: ${cc}`] : []),
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `Subject: ${encoded(subject)}`,
    ...Object.entries(others).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    ...(attachments.length > 0 ? withAttachments(words, attachments) : words),
    '',
  ].join('\r\n')
}

const boundary = '=_giebel'

/** RFC 2046. The boundary is in no base64, and no line of a text has it. */
function withAttachments(words: readonly string[], attachments: readonly LocalAttachment[]): string[] {
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...words,
    ...attachments.flatMap(({ filename, type, content }) => [
      `--${boundary}`,
      `Content-Type: ${type}; name="${filename}"`,
      `Content-Disposition: attachment; filename="${filename}"`,
      'Content-Transfer-Encoding: base64',
      '',
      inLines(typeof content === 'string' ? content : Buffer.from(content).toString('base64')),
    ]),
    `--${boundary}--`,
  ]
}

function inLines(base64: string): string {
  return base64.replace(/.{76}/g, '$&\r\n')
}

/** A name before an address is quoted where its characters mean something there (RFC 5322). */
function encodedName(name: string): string {
  const text = encoded(name)
  return text === name && /[^\w .'-]/.test(name) ? JSON.stringify(name) : text
}

/** Base64 words within the length limit of RFC 2047. */
function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = ['']
  for (const character of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + character) <= 45) words[words.length - 1] = last + character
    else words.push(character)
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

export function headerOf(eml: string, name: string): string {
  const head = eml.slice(0, eml.indexOf('\r\n\r\n')).replaceAll('\r\n ', '')
  const value = head.split('\r\n').find((line) => line.startsWith(`${name}: `)) ?? ''
  return value
    .slice(name.length + 2)
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())
}
