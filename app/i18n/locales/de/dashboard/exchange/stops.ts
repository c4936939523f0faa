/** Why a transfer cannot be read, and what to ask the support of the sending software. */
export const exchangeStops = {
  noFile: 'Wählen Sie die Datei aus, die Ihre Maklersoftware exportiert hat.',
  noRoom:
    'Die Datei ist nicht mehr gelesen worden: Über diese Verbindung kamen in 24 Stunden mehr Daten, als angenommen werden. Senden Sie die Datei am nächsten Tag noch einmal.',
  endedReading:
    'Diese Datei ist nicht gelesen worden: Der Server brach dabei ab, vermutlich weil sie zu groß ist. Er liest sie nicht noch einmal. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
  tooLarge:
    'Die Übertragung ist zu groß. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
  tooLargeOf: {
    file: 'Die Datei ist größer als {{limit}} MB. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
    directory:
      'Die Dateiliste der ZIP-Datei ist größer als {{limit}} MB. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
    name: 'Ein Dateiname in der ZIP-Datei hat mehr als {{limit}} Bytes. Fragen Sie den Support Ihrer Maklersoftware nach einem Export mit kürzeren Dateinamen.',
    inflated:
      'Entpackt ist die ZIP-Datei größer als {{limit}} MB. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
    density:
      'Die XML-Datei in der ZIP-Datei wird beim Entpacken mehr als {{limit}}-mal so groß und deshalb nicht gelesen. Fragen Sie den Support Ihrer Maklersoftware nach einem Export ohne Füllzeichen.',
    xml: 'Die XML-Datei ist größer als {{limit}} MB. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), und Bilder als Dateien neben der XML-Datei.',
    text: 'Ein Text in der XML-Datei ist zu lang (Zeile {{line}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export, der Bilder und Dokumente als Dateien neben die XML-Datei legt.',
    nesting:
      'Die XML-Datei ist tiefer verschachtelt als {{limit}} Ebenen (Zeile {{line}}, Spalte {{column}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7.',
    nodes:
      'Alle Objekte zusammen bestehen aus mehr als {{limit}} Elementen und Attributen. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL).',
    texts:
      'Alle Texte der Übertragung zusammen sind größer als {{limit}} MB. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL).',
    held: 'Ein Objekt der XML-Datei ist größer als {{limit}} MB, oder es sind alle, vor denen kein Anbieter genannt ist (Zeile {{line}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7, in dem der Anbieter vor seinen Objekten steht.',
    inline:
      'Die Bilder und Dokumente, die ein Objekt in der XML-Datei selbst enthält, sind größer als {{limit}} MB (Zeile {{line}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export, der sie als Dateien neben die XML-Datei legt.',
    elements:
      'Ein Objekt der XML-Datei besteht aus mehr als {{limit}} Elementen (Zeile {{line}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7.',
    aroundObjects:
      'Die XML-Datei enthält außerhalb der Objekte mehr als {{limit}} Elemente (Zeile {{line}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7.',
    attributes:
      'Ein Element der XML-Datei hat mehr als {{limit}} Attribute (Zeile {{line}}, Spalte {{column}}). Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7.',
  },
  tooManyFiles:
    'Die ZIP-Datei enthält mehr als {{limit}} Dateien. Exportieren Sie weniger Objekte auf einmal, als Teilübertragung (TEIL), oder ohne Bilder.',
  tooManyObjects:
    'Die Datei enthält mehr als {{limit}} Objekte. Exportieren Sie weniger auf einmal, als Teilübertragung (TEIL).',
  notZip:
    'Das ist keine ZIP- oder XML-Datei, oder sie ist beschädigt. Exportieren Sie sie noch einmal. Hilft das nicht, fragen Sie den Support Ihrer Maklersoftware nach einem Export als ZIP-Datei in einem Stück.',
  encrypted:
    'Die ZIP-Datei ist mit einem Kennwort verschlüsselt. Fragen Sie den Support Ihrer Maklersoftware nach einem Export ohne Kennwort.',
  unsafeName:
    'Die ZIP-Datei enthält einen Dateinamen, der nicht erlaubt ist: {{found}}. Fragen Sie den Support Ihrer Maklersoftware nach einem Export, in dem jeder Name nur einmal vorkommt und weder mit einem Laufwerk oder Schrägstrich beginnt noch „..“ enthält.',
  noXml:
    'In der ZIP-Datei liegt keine XML-Datei. Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo; die Bilder allein reichen nicht.',
  malformed:
    'Die XML-Datei ist fehlerhaft: Zeile {{line}}, Spalte {{column}}. Exportieren Sie sie noch einmal. Hilft das nicht, nennen Sie dem Support Ihrer Maklersoftware diese Stelle: Dort ist das XML nicht wohlgeformt.',
  doctype:
    'Die XML-Datei enthält eine DOCTYPE-Angabe und wird deshalb nicht gelesen. Fragen Sie den Support Ihrer Maklersoftware nach einem Export ohne DOCTYPE.',
  notOpenImmo:
    'Die XML-Datei ist keine OpenImmo-Datei. Fragen Sie den Support Ihrer Maklersoftware nach einem Export im Format OpenImmo 1.2.7.',
  empty:
    'Die Datei enthält kein Objekt. Fragen Sie den Support Ihrer Maklersoftware, ob im Export Objekte ausgewählt sind. Der Bestand hier bleibt, wie er ist.',
  wrongProvider:
    'Diesen Anbieter kennen wir hier noch nicht: {{found}}, Anbieternummer {{became}}. Mit „Übernehmen“ nehmen Sie seine Objekte an, jetzt und künftig.',
  firmAlone:
    'Diesen Anbieter kennen wir hier noch nicht: {{found}}. Mit „Übernehmen“ nehmen Sie seine Objekte an, jetzt und künftig.',
  namelessProvider:
    'Die Datei nennt ihren Anbieter nicht: weder Anbieternummer noch Firma. Deshalb wird jedes Mal gefragt, von welchem Objekt sie spricht, und nichts wird zurückgezogen. Fragen Sie den Support Ihrer Maklersoftware danach.',
  older: 'Diese Datei ist älter als die letzte. Übernommen wurde zuletzt der Stand vom {{became}}.',
  brake:
    '{{figure}} von {{limit}} öffentlichen Angeboten würden offline gehen. Prüfen Sie, ob die Datei vollständig ist.',
} as const
