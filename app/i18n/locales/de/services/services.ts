import { newBuild } from './new-build.ts'
import { rentals } from './rentals.ts'
import { sales } from './sales.ts'

export const services = {
  titles: {
    benefits: 'Was Sie davon haben',
    process: 'So gehen wir vor',
    cost: 'Was es kostet',
    documents: 'Welche Unterlagen wir brauchen',
    documentsNote: 'Es muss nicht alles bereitliegen. Was fehlt, besorgen wir mit Ihrer Vollmacht.',
    questions: 'Fragen und Antworten',
    askUs: 'Fragen Sie uns',
    askText: 'Das erste Gespräch kostet nichts und verpflichtet zu nichts.',
    askButton: 'Nachricht schreiben',
    valuation: 'Bewertung anfragen',
    noNewBuild: 'Zurzeit verkaufen wir keinen Neubau. Vielleicht passt ein Grundstück, auf dem Sie selbst bauen.',
    plots: 'Grundstücke ansehen',
  },
  ask: 'Fragen Sie {{name}}',
  rates: {
    sellerCommission: 'In der Regel zahlt die Verkäuferseite',
    buyerCommission: 'In der Regel zahlt die Käuferseite',
    rentalFee: 'In der Regel',
    bothCommissions: 'Üblich sind für beide Seiten je',
  },
  sales,
  rentals,
  newBuild,
} as const
