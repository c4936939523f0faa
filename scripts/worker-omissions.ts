/**
 * Leaves code out of the worker that no request reaches. An omitted function throws if it is called after all, and the
 * build fails when an omission names a module that is not part of the worker.
 */
import type { Plugin } from 'vite'

interface Omission {
  /** The end of the module's path in node_modules. */
  module: string
  /** What other modules import from it by name. */
  exports: readonly string[]
  reason: string
}

/**
 * `creationOptions` (app/http/access/passkeys.server.ts) asks for no attestation. Browsers then send "none", or a "packed"
 * one that the passkey itself signed: both are still verified. All others need X.509 certificates.
 */
const attestation = [
  ['registration/verifications/verifyAttestationAndroidKey', 'verifyAttestationAndroidKey'],
  ['registration/verifications/verifyAttestationAndroidSafetyNet', 'verifyAttestationAndroidSafetyNet'],
  ['registration/verifications/verifyAttestationApple', 'verifyAttestationApple'],
  ['registration/verifications/verifyAttestationFIDOU2F', 'verifyAttestationFIDOU2F'],
  ['registration/verifications/tpm/verifyAttestationTPM', 'verifyAttestationTPM'],
  ['helpers/convertX509PublicKeyToCOSE', 'convertX509PublicKeyToCOSE'],
  ['helpers/getCertificateInfo', 'getCertificateInfo'],
  ['helpers/isCertRevoked', 'isCertRevoked'],
  ['helpers/validateCertificatePath', 'validateCertificatePath'],
  ['helpers/validateExtFIDOGenCEAAGUID', 'validateExtFIDOGenCEAAGUID'],
  ['metadata/verifyAttestationWithMetadata', 'verifyAttestationWithMetadata'],
  ['services/metadataService', 'MetadataService'],
] as const

const omissions: readonly Omission[] = [
  // React's renderer for browsers. The server renders with react-dom/server, which does not need it.
  {
    module: 'react-dom/index.js',
    exports: ['createPortal', 'flushSync'],
    reason: 'react-dom renders in browsers only',
  },
  // Components import it when a user signs in by passkey.
  {
    module: '@simplewebauthn/browser/esm/index.js',
    exports: ['startAuthentication', 'startRegistration'],
    reason: 'browsers alone use passkeys',
  },
  ...attestation.map(([module, name]) => ({
    module: `@simplewebauthn/server/esm/${module}.js`,
    exports: [name],
    reason: 'certificates of passkeys are not verified',
  })),
]

export function workerOmissions(): Plugin {
  const missing = new Set(omissions.map(({ module }) => module))
  return {
    name: 'worker-omissions',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const omission = omissions.find(({ module }) => id.endsWith(`/node_modules/${module}`))
      if (!omission) return null
      missing.delete(omission.module)
      const body = `throw new Error(${JSON.stringify(`Not in the worker: ${omission.reason}`)})`
      return omission.exports.map((name) => `export function ${name}() { ${body} }`).join('\n')
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Omitted, but not imported by the worker: ${[...missing].join(', ')}`)
    },
  }
}
