import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import type { ReplyTemplateValues } from '#app/domain/entries/reply-template.ts'

type NewKeyFigure = Pick<KeyFigureValues, 'label' | 'labelEn' | 'value'> & Partial<KeyFigureValues>

export const demoKeyFigures: NewKeyFigure[] = [
  {
    label: 'Häuser und Wohnungen, die wir seit 1987 vermittelt haben',
    labelEn: 'Houses and flats sold or let through us since 1987',
    value: '316',
  },
  {
    label: 'Tage vom ersten Besuch bis zum Notar, im Mittel',
    labelEn: 'Days from the first visit to the notary, on average',
    value: '74',
  },
  {
    label: 'des geforderten Preises wurden 2025 erzielt',
    labelEn: 'of the asking price was achieved in 2025',
    value: '97',
    suffix: '%',
  },
  {
    label: 'Jahre am selben Ort, in zweiter Generation',
    labelEn: 'Years in the same place, now in the second generation',
    value: '39',
  },
]

export const demoTemplates: ReplyTemplateValues[] = [
  {
    name: 'Besichtigung anbieten',
    declines: false,
    subject: null,
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage. [Das Objekt] ist noch frei. Gern zeigen wir [es] Ihnen am [Termin].\n\nAlle Angaben und Bilder: [Link]\n\nFreundliche Grüße\n[Person]',
    subjectEn: null,
    textEn:
      'Dear [Name],\n\nThank you for your enquiry. [The property] is still available. We would be glad to show it to you on [date].\n\nAll details and pictures: [Link]\n\nKind regards\n[Person]',
  },
  {
    name: 'Unterlagen schicken',
    declines: false,
    subject: 'Unterlagen zu [Objekt]',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihr Interesse an „[Objekt]“. Die Unterlagen bekommen Sie bis [Tag]. Das Exposé können Sie schon jetzt ansehen: [Exposé]\n\nFreundliche Grüße\n[Person]',
    subjectEn: 'Documents for [Property]',
    textEn:
      'Dear [Name],\n\nThank you for your interest in “[Property]”. You will have the documents by [day]. The brochure is ready for you to look at now: [Brochure]\n\nKind regards\n[Person]',
  },
  {
    name: 'Absage',
    declines: true,
    subject: '[Objekt] ist vergeben',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage zu „[Objekt]“. [Das Objekt] ist inzwischen vergeben. Melden Sie sich gern, wenn Sie weiter suchen: Manches findet sich, bevor es auf der Website steht.\n\nFreundliche Grüße\n[Person]',
    subjectEn: '[Property] is no longer available',
    textEn:
      'Dear [Name],\n\nThank you for your enquiry about “[Property]”. It has since been taken. Do get in touch if you are still looking: some homes never make it to the website.\n\nKind regards\n[Person]',
  },
]
