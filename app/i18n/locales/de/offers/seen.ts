/** Loaded together with the offers that were opened on this device. */
export const seen = {
  title: 'Zuletzt gesehen',
  note: 'Steht nur auf diesem Gerät. Ob ein Angebot noch zu haben ist, lesen Sie auf seiner Seite.',
  on: 'am {{date}}',
  clear: 'Liste leeren',
  cleared: 'Die Liste ist leer.',
  switchOff: 'Nichts mehr merken',
  off: 'Dieses Gerät merkt sich keine Angebote mehr.',
  switchOn: 'Wieder merken',
  isOn: 'Dieses Gerät merkt sich wieder, welche Angebote Sie zuletzt gesehen haben.',
} as const
