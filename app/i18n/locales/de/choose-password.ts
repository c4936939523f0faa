export const choosePassword = {
  title: 'Passwort wählen',
  intro: 'Guten Tag {{name}}, wählen Sie hier Ihr Passwort. Sie melden sich damit und mit {{email}} an.',
  label: 'Neues Passwort',
  hint: 'Mindestens 12 Zeichen, gern mehr: ein Satz oder vier Wörter. Einfügen ist erlaubt.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  submit: 'Speichern und anmelden',
  back: 'Zur Website',
  gone: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, durch einen neuen ersetzt, ist abgelaufen oder nicht vollständig. Auf der Anmeldeseite bekommen Sie unter „Passwort vergessen?“ einen neuen, oder von der Administration Ihres Büros.',
    signIn: 'Passwort schon gewählt? Anmelden',
  },
} as const
