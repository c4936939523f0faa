/** Known vulnerabilities of the installed packages: what scripts/known-holes.json says of those in package-lock.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'

export interface KnownHole {
  package: string
  /** The number under github.com/advisories, or the CVE's. */
  advisory: string
  severity: string
  /** Versions, as npm writes ranges. */
  affected: string
  /** The first version without it; null where there is none, or the registry names none. */
  fixedIn: string | null
  /** Why nobody can use it here. Empty until a person has looked; needed while an affected version is installed. */
  notReachable: string
  /** YYYY-MM-DD */
  checkedOn: string
}

export interface LockFile {
  packages: Record<string, { version?: string }>
}

/** Reports this age of the last check, not a failing test: tests do not depend on the day. */
const oldestCheckInDays = 45

const root = join(import.meta.dirname, '..')
export const knownHolesFile = join(import.meta.dirname, 'known-holes.json')

export function readKnownHoles(file = knownHolesFile): KnownHole[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeKnownHoles(holes: readonly KnownHole[], file = knownHolesFile): void {
  const key = (hole: KnownHole) => `${hole.package} ${hole.advisory}`
  const sorted = holes.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

export function readLockFile(): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}

/** The holes that an installed version has, whether they can be reached or not. */
export function installedHoles(holes: readonly KnownHole[], lock: LockFile): { hole: KnownHole; versions: string[] }[] {
  return holes.flatMap((hole) => {
    const versions = installedVersions(hole.package, lock).filter((version) =>
      satisfies(version, hole.affected, { includePrerelease: true }),
    )
    return versions.length > 0 ? [{ hole, versions }] : []
  })
}

/** "react-router 6.30.6: GHSA-…, fixed in 7.18.0" for each installed hole that no reason stands beside. */
export function openHoles(holes: readonly KnownHole[], lock: LockFile): string[] {
  return installedHoles(holes, lock)
    .filter(({ hole }) => hole.notReachable.trim() === '')
    .map(({ hole, versions }) => {
      const fix = hole.fixedIn ? `fixed in ${hole.fixedIn}` : 'no fix is known'
      return `${hole.severity}: ${hole.package} ${versions.join(', ')}, ${hole.advisory}, ${fix}`
    })
}

/** A package can be installed several times, one below another. */
function installedVersions(name: string, { packages }: LockFile): string[] {
  const versions = Object.entries(packages).flatMap(([path, { version }]) =>
    version && path.split('node_modules/').at(-1) === name ? [version] : [],
  )
  return [...new Set(versions)]
}

/** A sentence when even the youngest check is old, else null. */
export function staleness(holes: readonly KnownHole[], today: Date): string | null {
  const youngest =
    holes
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
      .at(-1) ?? ''
  const days = Math.floor((today.getTime() - Date.parse(youngest)) / 86_400_000)
  if (days <= oldestCheckInDays) return null
  return `Known vulnerabilities were last checked on ${youngest}, more than ${oldestCheckInDays} days ago.`
}
