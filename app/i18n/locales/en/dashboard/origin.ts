export const origin = {
  title: 'Origin',
  from: 'From {{connection}}, last received {{moment}}.',
  fromFile: 'From the file {{file}}, {{moment}}.',
  fromSomeFile: 'From an uploaded file, last received {{moment}}.',
  withdrawn: 'The software has not sent this property since {{date}}.',
  missing: 'The property has been missing from the file since {{date}}.',
  activity: {
    notYet:
      'According to the file it is public from {{date}}. On that day it goes online by itself if nothing that is required is missing then.',
    ended:
      'According to the file it was public until {{date}}. It stays offline until the software sends a later day or you publish it.',
    limited: 'According to the file it is public until {{date}}. After that it goes offline by itself.',
    notYetAndKeptBack:
      'According to the file it is public from {{date}}. It stays offline even then, because it was taken offline here, until you publish it.',
    keptBack:
      'According to the file it has been public since {{date}}. It stays offline, because it was taken offline here, until you publish it.',
    notYetButOnline: 'According to the file it is public from {{date}}. It is online because it was published here.',
    endedButOnline:
      'According to the file it was public until {{date}} only. It is online because it was published here.',
  },
  differs_one: 'One detail differs on the website',
  differs_other: '{{count}} details differ on the website',
  kept: 'What you change here stays: the next transfer only overrides it if the same detail changes there too.',
  sent: 'What was sent: {{value}}',
  sentEmpty: 'Nothing was sent for this detail.',
  take: 'Use the value that was sent',
  takeNamed: '{{label}}: use the value that was sent',
  takeFromFile: 'Use the value from the file',
  takeFromFileNamed: '{{label}}: use the value from the file',
}
