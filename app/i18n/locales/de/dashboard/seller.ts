/** The owner of a property, and the link to the owner's page. */
export const seller = {
  tab: 'Eigentümer',
  title: 'Eigentümer: {{name}}',
  figures: 'Zahlen',
  figuresTitle: 'Zahlen: {{name}}',
  inCharge: 'Zuständig: {{name}}',
  fields: {
    sellerName: 'Name, wie er in der Anrede steht',
    sellerEmail: 'E-Mail-Adresse',
    approvalRequired: 'Vorbereitetes erst nach Freigabe veröffentlichen',
  },
  hints: {
    sellerName: 'Zum Beispiel „Frau Albers“. Steht nie auf der Website.',
    sellerEmail:
      'An diese Adresse geht der Link zur persönlichen Seite. Eine andere Adresse sperrt die alten Links. Ist um Freigabe gebeten, ändert sie nur die Administration.',
    approvalRequired:
      'Nur die Administration kann Vorbereitetes dann ohne Freigabe veröffentlichen oder die Adresse ändern. Vor „Speichern“, Preis und Stand steht ein Hinweis; der Verlauf nennt, was ohne Freigabe erschien.',
  },
  link: 'Persönliche Seite',
  linkHint: 'Der Link kommt per Mail, gilt 60 Tage und zeigt, was zur Freigabe ansteht. Jede Mail bringt einen neuen.',
  linkUntil: 'Ein Link gilt bis zum {{date}}.',
  noLink: 'Zurzeit gilt kein Link.',
  send: 'Link senden',
  revoke: 'Links sperren',
  delivered: 'Die letzte Mail ging am {{moment}} hinaus.',
  waiting: 'Die letzte Mail wartet seit {{moment}} auf den Versand.',
  undelivered: 'Die Mail vom {{moment}} ließ sich nicht zustellen: {{reason}}',
  ask: 'Um Freigabe bitten',
  askAgain: 'Noch einmal fragen',
  askTitle: 'Eigentümer fragen',
  asked: 'Gefragt am {{moment}}. Eine neue Mail bringt einen neuen Link.',
  words: 'Ihre Worte dazu (freiwillig)',
  wordsHint: 'Stehen über den Änderungen. Die Mail geht an {{email}}.',
  noAddress: 'Für dieses Objekt ist noch keine E-Mail-Adresse hinterlegt, an die eine Frage gehen könnte.',
  addAddress: 'Adresse eintragen',
  decided: {
    approved: 'Freigegeben am {{moment}}.',
    declined: 'Änderung gewünscht am {{moment}}:',
  },
  formerWish: 'Änderung gewünscht am {{moment}}, zu einem früheren Stand:',
  override: 'Ohne Freigabe veröffentlichen',
  overrideHint: 'Der Verlauf hält fest, dass keine Freigabe vorlag.',
} as const
