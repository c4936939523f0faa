/** Its title is in site.ts, because every footer has it. */
export const team = {
  lead: 'Wer Ihr Haus kennenlernt, begleitet Sie auch bis zur Schlüsselübergabe.',
  none: 'Unser Team stellen wir hier in Kürze vor. Wie Sie uns schon jetzt erreichen, steht auf der Kontaktseite.',
} as const
