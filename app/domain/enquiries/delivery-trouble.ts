const deliveryTroubles = [
  'notSetUp',
  'unknownAddress',
  'mailboxFull',
  'suppressed',
  'refused',
  'tooMany',
  'tooLarge',
  'unreachable',
  'formHost',
  'other',
] as const
export type DeliveryTrouble = (typeof deliveryTroubles)[number]

const signs: readonly [DeliveryTrouble, readonly string[]][] = [
  [
    'notSetUp',
    ['EMAIL fehlt', 'MAIL_FROM', 'MAIL_TO_ANYONE', 'nicht eingerichtet', 'In den Einstellungen fehlt', 'ENDPOINT'],
  ],
  [
    'mailboxFull',
    ['5.2.2', '4.2.2', 'mailbox full', 'mailbox is full', 'over quota', 'quota exceeded', 'insufficient storage'],
  ],
  ['suppressed', ['recipient_suppressed', 'suppress']],
  [
    'unknownAddress',
    [
      '5.1.1',
      '5.1.10',
      'user unknown',
      'unknown user',
      'no such user',
      'does not exist',
      'mailbox unavailable',
      'invalid recipient',
      'address not found',
      'unrouteable',
      '5.1.2',
      'domain not found',
    ],
  ],
  ['tooMany', ['rate_limit', 'rate limit', 'too many', 'daily_limit', 'daily limit', '4.7.0', 'throttl']],
  ['tooLarge', ['too_large', 'too large', '5.3.4']],
  [
    'refused',
    [
      'not a verified address',
      'recipient_not_allowed',
      'sender_not_verified',
      'sender_domain',
      '5.7.',
      'blocked',
      'spam',
      'policy',
      'rejected',
      'not allowed',
      'denied',
      '550',
    ],
  ],
  [
    'unreachable',
    ['Keine Verbindung', 'Keine Antwort', 'timeout', 'timed out', 'brach ab', 'delivery_failed', 'connection'],
  ],
  ['formHost', ['Antwort ']],
]

export function deliveryTrouble(reason: string): DeliveryTrouble {
  const said = reason.toLowerCase()
  const [trouble] = signs.find(([, words]) => words.some((word) => said.includes(word.toLowerCase()))) ?? []
  return trouble ?? 'other'
}
