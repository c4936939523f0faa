export const origin = {
  title: 'Origin',
  from: 'From {{connection}}, last received {{moment}}.',
  fromFile: 'From an uploaded file, last received {{moment}}.',
  withdrawn: 'The software has not sent this property since {{date}}.',
  differs_one: 'One detail differs on the website',
  differs_other: '{{count}} details differ on the website',
  kept: 'What you change here stays: the next transfer only overrides it if the same detail changes there, too.',
  sent: 'What was sent: {{value}}',
  sentEmpty: 'Nothing was sent for this detail.',
  take: 'Use the value that was sent',
  takeNamed: '{{label}}: use the value that was sent',
}
