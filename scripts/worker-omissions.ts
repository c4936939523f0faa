/** Removes code that no request reaches. An omitted function throws, and the build fails if a module is missing. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const inPackages = '/node_modules/'

const noCertificates = 'certificates of passkeys are not verified'

const rootCertificates = {
  'android-key': [1, 2, 3, 4].map((number) => `Google_Hardware_Attestation_Root_${number}`),
  'android-safetynet': ['GlobalSign_Root_CA'],
  apple: ['Apple_WebAuthn_Root_CA'],
  mds: ['GlobalSign_Root_CA_R3', 'GlobalSign_Root_R46'],
}

const signatureReader = join(import.meta.dirname, '../app/http/access/ecdsa-signature.ts')

/** Replacements by the end of the module's path in node_modules. */
const replacements: Readonly<Record<string, string>> = {
  // React's renderer for browsers. The server renders with react-dom/server, which does not need it.
  'react-dom/index.js': throwing(['createPortal', 'flushSync'], 'react-dom renders in browsers only'),
  // Without its newer half, which renders to streams.
  'react-dom/server.browser.js':
    "export { renderToStaticMarkup, renderToString } from './cjs/react-dom-server-legacy.browser.production.min.js'",
  // Components import it when a user signs in by passkey.
  '@simplewebauthn/browser/esm/index.js': throwing(
    ['startAuthentication', 'startRegistration'],
    'browsers alone use passkeys',
  ),
  ...attestation(),
  // Encrypted archives are refused, and none is written.
  '@zip.js/zip.js/lib/core/streams/codecs/aes-hmac-sha1.js': throwing(
    ['createEngine', 'pbkdf2'],
    'archives are not encrypted',
  ),
}

/**
 * `creationOptions` (app/http/access/passkeys.server.ts) requests no attestation, so browsers send "none" or a self-
 * signed "packed" one; both are still verified. All others need X.509 certificates and trusted roots.
 */
function attestation(): Record<string, string> {
  const functions = [
    'registration/verifications/verifyAttestationAndroidKey',
    'registration/verifications/verifyAttestationAndroidSafetyNet',
    'registration/verifications/verifyAttestationApple',
    'registration/verifications/verifyAttestationFIDOU2F',
    'registration/verifications/tpm/verifyAttestationTPM',
    'helpers/convertX509PublicKeyToCOSE',
    'helpers/getCertificateInfo',
    'helpers/isCertRevoked',
    'helpers/validateCertificatePath',
    'helpers/validateExtFIDOGenCEAAGUID',
    'metadata/verifyAttestationWithMetadata',
  ].map((path) => [path, throwing([path.slice(path.lastIndexOf('/') + 1)], noCertificates)])
  const roots = Object.entries(rootCertificates).map(([name, exports]) => [
    `services/defaultRootCerts/${name}`,
    exports.map((name) => `export const ${name} = ''`).join('\n'),
  ])
  const sources: readonly (readonly string[])[] = [
    ...functions,
    ...roots,
    ['services/metadataService', throwing(['MetadataService'], noCertificates)],
    // The library includes a whole reader of ASN.1 for two numbers.
    ['helpers/iso/isoCrypto/unwrapEC2Signature', `export * from ${JSON.stringify(signatureReader)}`],
  ]
  return Object.fromEntries(sources.map(([path, source = '']) => [`@simplewebauthn/server/esm/${path}.js`, source]))
}

function throwing(exports: readonly string[], reason: string): string {
  const body = `throw new Error(${JSON.stringify(`Not in the worker: ${reason}`)})`
  return exports.map((name) => `export function ${name}() { ${body} }`).join('\n')
}

export function workerOmissions(): Plugin {
  const missing = new Set(Object.keys(replacements))
  return {
    name: 'worker-omissions',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const at = id.lastIndexOf(inPackages)
      const module = at === -1 ? '' : id.slice(at + inPackages.length)
      const source = replacements[module]
      if (source !== undefined) missing.delete(module)
      return source ?? null
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Omitted, but not imported by the worker: ${[...missing].join(', ')}`)
    },
  }
}
