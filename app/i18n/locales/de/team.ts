/** Its title is in site.ts, because every footer has it. */
export const team = {
  lead: 'Wer Ihr Haus kennenlernt, begleitet Sie auch bis zur Schlüsselübergabe.',
  none: 'Die Vorstellung unseres Teams folgt in Kürze. Unter den Wegen auf der Kontaktseite erreichen Sie uns schon jetzt.',
} as const
