export const exchangeStops = {
  noFile: 'Choose the file that your agency software has exported.',
  noRoom:
    'The file has not been read: more data came over this connection in 24 hours than is accepted. Send the file again the next day.',
  endedReading:
    'This file has not been read: the server broke off, probably because the file is too large. It will not try again. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
  tooLarge:
    'The transfer is too large. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
  tooLargeOf: {
    file: 'The file is larger than {{limit}} MB. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
    directory:
      'The file list of the ZIP file is larger than {{limit}} MB. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
    name: 'A file name in the ZIP file has more than {{limit}} bytes. Ask your software’s support team for an export with shorter file names.',
    inflated:
      'Unpacked, the ZIP file is larger than {{limit}} MB. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
    density:
      'The XML file in the ZIP file becomes more than {{limit}} times as large when it is unpacked, and has therefore not been read. Ask your software’s support team for an export without padding.',
    xml: 'The XML file is larger than {{limit}} MB. Export fewer properties at a time, as a partial transfer (TEIL), with pictures as files beside the XML file.',
    text: 'A text in the XML file is too long (line {{line}}). Ask your software’s support team for an export that puts pictures and documents as files beside the XML file.',
    nesting:
      'The XML file is nested deeper than {{limit}} levels (line {{line}}, column {{column}}). Ask your software’s support team for an export in the OpenImmo 1.2.7 format.',
    nodes:
      'All properties together consist of more than {{limit}} elements and attributes. Export fewer properties at a time, as a partial transfer (TEIL).',
    texts:
      'All texts of the transfer together are larger than {{limit}} MB. Export fewer properties at a time, as a partial transfer (TEIL).',
    held: 'A property in the XML file is larger than {{limit}} MB, or all those before which no provider is named are (line {{line}}). Ask your software’s support team for an export in the OpenImmo 1.2.7 format in which the provider stands before its properties.',
    inline:
      'The pictures and documents that a property holds within the XML file are larger than {{limit}} MB (line {{line}}). Ask your software’s support team for an export that puts them as files beside the XML file.',
    elements:
      'A property in the XML file consists of more than {{limit}} elements (line {{line}}). Ask your software’s support team for an export in the OpenImmo 1.2.7 format.',
    aroundObjects:
      'The XML file contains more than {{limit}} elements outside its properties (line {{line}}). Ask your software’s support team for an export in the OpenImmo 1.2.7 format.',
    attributes:
      'An element of the XML file has more than {{limit}} attributes (line {{line}}, column {{column}}). Ask your software’s support team for an export in the OpenImmo 1.2.7 format.',
  },
  tooManyFiles:
    'The ZIP file contains more than {{limit}} files. Export fewer properties at a time, as a partial transfer (TEIL), or without pictures.',
  tooManyObjects:
    'The file contains more than {{limit}} properties. Export fewer at a time, as a partial transfer (TEIL).',
  notZip:
    'This is not a ZIP or XML file, or it is damaged. Export it again. If that does not help, ask your software’s support team for a single ZIP file that is not split.',
  encrypted: 'The ZIP file is encrypted with a password. Ask your software’s support team for an export without one.',
  unsafeName:
    'The ZIP file contains a file name that is not allowed: {{found}}. Ask your software’s support team for an export in which each name occurs once, does not begin with a drive or a slash, and does not contain “..”.',
  noXml:
    'There is no XML file in the ZIP file. Ask your software’s support team for an export in the OpenImmo format; the pictures alone are not enough.',
  malformed:
    'The XML file is faulty: line {{line}}, column {{column}}. Export it again. If that does not help, tell your software’s support team that the XML is not well-formed there.',
  doctype:
    'The XML file contains a DOCTYPE declaration and is therefore not read. Ask your software’s support team for an export without a DOCTYPE.',
  notOpenImmo:
    'The XML file is not an OpenImmo file. Ask your software’s support team for an export in the OpenImmo 1.2.7 format.',
  empty:
    'The file contains no properties. Ask your software’s support team whether properties are selected in the export. Your properties here stay as they are.',
  wrongProvider:
    'This provider is new here: {{found}}, provider number {{became}}. “Apply” accepts its properties, now and from now on.',
  firmAlone: 'This provider is new here: {{found}}. “Apply” accepts its properties, now and from now on.',
  namelessProvider:
    'The file does not name its provider: neither a number nor a firm. So you are asked each time which property it means, and nothing is withdrawn. Ask your software’s support team about it.',
  older: 'This file is older than the last one. The last one applied is dated {{became}}.',
  brake: '{{figure}} of {{limit}} published properties would go offline. Check whether the file is complete.',
} as const
