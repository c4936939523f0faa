export const origin = {
  title: 'Herkunft',
  from: 'Aus {{connection}}, zuletzt {{moment}}.',
  fromFile: 'Aus der Datei {{file}} vom {{moment}}.',
  fromSomeFile: 'Aus einer hochgeladenen Datei, zuletzt {{moment}}.',
  withdrawn: 'Seit dem {{date}} sendet die Software das Objekt nicht mehr.',
  missing: 'Seit dem {{date}} steht das Objekt nicht mehr in der Datei.',
  activity: {
    notYet:
      'Nach der Datei ist es erst ab dem {{date}} öffentlich. An diesem Tag geht es von selbst online, wenn dann nichts Vorgeschriebenes fehlt.',
    ended:
      'Nach der Datei war es bis zum {{date}} öffentlich. Es bleibt offline, bis die Software einen späteren Tag sendet oder Sie es veröffentlichen.',
    limited: 'Nach der Datei ist es bis zum {{date}} öffentlich. Danach geht es von selbst offline.',
    notYetAndKeptBack:
      'Nach der Datei ist es ab dem {{date}} öffentlich. Es bleibt aber auch dann offline, weil es hier offline genommen wurde, bis Sie es veröffentlichen.',
    keptBack:
      'Nach der Datei ist es seit dem {{date}} öffentlich. Es bleibt aber offline, weil es hier offline genommen wurde, bis Sie es veröffentlichen.',
    notYetButOnline:
      'Nach der Datei ist es erst ab dem {{date}} öffentlich. Online ist es, weil es hier veröffentlicht wurde.',
    endedButOnline:
      'Nach der Datei war es nur bis zum {{date}} öffentlich. Online ist es, weil es hier veröffentlicht wurde.',
  },
  differs_one: 'In einer Angabe sagt die Website etwas anderes',
  differs_other: 'In {{count}} Angaben sagt die Website etwas anderes',
  kept: 'Was Sie hier ändern, bleibt: Die nächste Übertragung nimmt es nur zurück, wenn sich die Angabe auch dort ändert.',
  sent: 'Gesendet wurde: {{value}}',
  sentEmpty: 'Gesendet wurde hier nichts.',
  take: 'Wert der Verbindung nehmen',
  takeNamed: '{{label}}: Wert der Verbindung nehmen',
  takeFromFile: 'Wert der Datei nehmen',
  takeFromFileNamed: '{{label}}: Wert der Datei nehmen',
}
