/** A line for staff: how often people have used the pages of their own data. */
export const ownDataNotice = {
  sentence: 'Von Absendern selbst eingesehene und gelöschte Daten, in den letzten {{days}} Tagen: {{acts}}.',
  deleted_one: 'einmal gelöscht, am {{date}}',
  deleted_other: '{{count}}-mal gelöscht, zuletzt am {{date}}',
  viewed_one: 'einmal eingesehen',
  viewed_other: '{{count}}-mal eingesehen',
  exported_one: 'einmal heruntergeladen',
  exported_other: '{{count}}-mal als Datei geholt',
} as const
