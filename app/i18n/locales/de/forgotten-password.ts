export const forgottenPassword = {
  title: 'Passwort vergessen',
  intro:
    'Geben Sie die E-Mail-Adresse an, mit der Sie sich anmelden. Sie bekommen einen Link, mit dem Sie ein neues Passwort wählen.',
  label: 'E-Mail-Adresse',
  submit: 'Link anfordern',
  signIn: 'Zur Anmeldung',
  back: 'Zur Website',
  sent: {
    title: 'Weiter im Postfach',
    text: 'Wenn zu dieser Adresse ein Konto gehört, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde und nur einmal.',
    nothing:
      'Nach fünf Minuten ist nichts da? Sehen Sie im Spamordner nach. In einer Stunde gehen höchstens drei solche E-Mails an eine Adresse; der letzte Link gilt weiter. Sonst kann Ihnen die Administration Ihres Büros einen Link geben.',
    again: 'Andere Adresse angeben',
  },
} as const
