const longest = 80

export function shortenedFileName(name: string): string {
  const half = longest / 2
  return name.length > longest ? `${name.slice(0, half)}…${name.slice(-half)}` : name
}
