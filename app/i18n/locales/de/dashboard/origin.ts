export const origin = {
  title: 'Herkunft',
  from: 'Aus {{connection}}, zuletzt {{moment}}.',
  fromFile: 'Aus einer hochgeladenen Datei, zuletzt {{moment}}.',
  withdrawn: 'Seit dem {{date}} sendet die Software das Objekt nicht mehr.',
  differs_one: 'In einer Angabe sagt die Website etwas anderes',
  differs_other: 'In {{count}} Angaben sagt die Website etwas anderes',
  kept: 'Was Sie hier ändern, bleibt: Die nächste Übertragung nimmt es nur zurück, wenn sich die Angabe auch dort ändert.',
  sent: 'Gesendet wurde: {{value}}',
  sentEmpty: 'Gesendet wurde hier nichts.',
  take: 'Wert der Verbindung nehmen',
  takeNamed: '{{label}}: Wert der Verbindung nehmen',
}
