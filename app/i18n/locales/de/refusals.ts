/** The error page for staff and for addresses that are not pages. Browsers load it when needed. */
export const refusals = {
  signInTitle: 'Anmeldung',
  signInAgain: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an.',
  forbidden: {
    headline: 'Diese Tür ist abgeschlossen.',
    title: 'Diese Seite ist der Administration vorbehalten',
    text: 'Benutzer und Einstellungen verwaltet, wer die Rolle „Administration“ hat. Fragen Sie dort nach.',
  },
  postsOnly: {
    headline: 'Durch diese Tür geht nur ein Formular.',
    title: 'An dieser Adresse gibt es nichts zu lesen',
    text: 'Sie nimmt entgegen, was eine Schaltfläche auf einer unserer Seiten sendet. Es wurde nichts geändert.',
  },
  methodNotAllowed: {
    headline: 'Durch diese Tür geht es nicht.',
    title: 'Diese Adresse nimmt keine Formulare entgegen',
    text: 'Rufen Sie die Seite neu auf. Was Sie eingegeben haben, wurde nicht gespeichert.',
  },
}
