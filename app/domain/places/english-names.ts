const germanKeys: ReadonlyMap<string, string> = new Map([
  ['munich', 'munchen'],
  ['cologne', 'koln'],
  ['frankfort', 'frankfurt'],
  ['hanover', 'hannover'],
  ['nuremberg', 'nurnberg'],
  ['brunswick', 'braunschweig'],
  ['aix la chapelle', 'aachen'],
  ['mayence', 'mainz'],
  ['ratisbon', 'regensburg'],
  ['coblenz', 'koblenz'],
  ['treves', 'trier'],
  ['constance', 'konstanz'],
])

export function germanKey(key: string): string {
  return germanKeys.get(key) ?? key
}
