/** Replaces app/data/access/common-passwords.server.ts in the worker by its result. */
import type { Plugin } from 'vite'
import { commonPasswords as passwords } from '#app/data/access/common-passwords.server.ts'

export function commonPasswords(): Plugin {
  return {
    name: 'common-passwords',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/app/data/access/common-passwords.server.ts')) return null
      return `export const commonPasswords = new Set(${JSON.stringify([...passwords].join(' '))}.split(' '))`
    },
  }
}
