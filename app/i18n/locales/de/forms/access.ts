export const users = {
  emailTaken: 'Diese E-Mail-Adresse hat schon ein Konto. Öffnen Sie es in der Liste der Benutzer.',
  ownRole: 'Ihre eigene Rolle kann nur jemand anderes aus der Administration ändern.',
  lastAdmin: 'Das ist die letzte Person in der Administration. Geben Sie die Rolle erst jemand anderem.',
} as const

export const password = {
  required: 'Geben Sie ein Passwort ein.',
  wrongCurrent: 'Das ist nicht Ihr bisheriges Passwort. Geben Sie es noch einmal ein.',
  unchanged: 'Das ist Ihr bisheriges Passwort. Wählen Sie ein anderes.',
  tooShort: 'Nehmen Sie mindestens {{min}} Zeichen, jetzt sind es {{length}}.',
  tooLong: 'Nehmen Sie höchstens {{max}} Zeichen, jetzt sind es {{length}}.',
  personal: 'Das lässt sich aus Ihrem Namen, Ihrer Adresse oder Ihrem Büro erraten. Nehmen Sie andere Wörter dazu.',
  common: 'Das ist leicht zu erraten, weil viele es verwenden. Nehmen Sie andere Wörter dazu.',
  pattern: 'Reihen und Wiederholungen wie „1234“, „qwertz“ oder „aaaa“ sind leicht zu erraten. Nehmen Sie Wörter dazu.',
  throttled: {
    title: 'Zu viele Versuche',
    intro:
      'Wenn Sie Ihr Passwort vergessen haben: Die Administration Ihres Büros kann Ihnen einen Link geben, mit dem Sie ein neues wählen.',
    again: 'Versuchen Sie es in {{wait}} noch einmal.',
  },
  throttledLink: 'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal. Der Link wird dadurch nicht verbraucht.',
} as const

export const throttled = {
  seconds_one: 'einer Sekunde',
  seconds_other: '{{count}} Sekunden',
  minutes_one: 'einer Minute',
  minutes_other: '{{count}} Minuten',
  hours_one: 'einer Stunde',
  hours_other: '{{count}} Stunden',
} as const

export const secondFactor = {
  tooLate: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
  required: 'Geben Sie den Code ein.',
  wrong: 'Der Code stimmt nicht oder ist schon benutzt. Warten Sie auf den nächsten und geben Sie ihn ein.',
  wrongRecovery:
    'Dieser Wiederherstellungscode stimmt nicht oder ist schon benutzt. Prüfen Sie ihn Zeichen für Zeichen, oder nehmen Sie den nächsten.',
  wrongFirst:
    'Der Code stimmt nicht. Geht die Uhr des Telefons richtig? Warten Sie auf den nächsten und geben Sie ihn ein.',
  throttled:
    'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal, oder nehmen Sie einen Wiederherstellungscode.',
  throttledFirst: 'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal.',
} as const

export const signIn = {
  unknownPasskey:
    'Dieser Passkey gilt hier nicht. Versuchen Sie es noch einmal, oder melden Sie sich mit dem Passwort an.',
  wrong: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  throttled:
    'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal. Wenn es eilt: Unter „Passwort vergessen?“ bekommen Sie einen Link, mit dem Sie ein neues wählen und gleich angemeldet sind.',
} as const

export const forgottenPassword = {
  throttled: 'Von Ihrem Anschluss kamen gerade viele Anfragen. Versuchen Sie es in {{wait}} noch einmal.',
} as const
