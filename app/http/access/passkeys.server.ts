import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  addPasskey,
  findPasskey,
  keepChallenge,
  listPasskeys,
  notePasskeyUse,
  takeChallenge,
} from '#app/data/access/passkeys.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import { databaseStatus } from '#app/data/database-errors.server.ts'
import type { AppContext } from '#app/http/context.server.ts'

const maxIdLength = 300

/** In characters; a signature with its certificates has a few thousand. */
const maxCredentialLength = 20_000

function relyingParty(request: Request) {
  const { hostname, origin } = new URL(request.url)
  return { rpID: hostname, origin }
}

export async function creationOptions(request: Request, { db }: AppContext, user: User, agencyName: string) {
  const options = await generateRegistrationOptions({
    rpName: agencyName,
    rpID: relyingParty(request).rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    // A passkey replaces all other factors, so the device must verify its owner by face, finger or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await listPasskeys(db, user.id)).map(({ id }) => ({ id })),
  })
  await keepChallenge(db, options.challenge, user.id)
  return options
}

export async function requestOptions(request: Request, { db }: AppContext) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request).rpID,
    userVerification: 'required',
  })
  await keepChallenge(db, options.challenge, null)
  return options
}

export async function registerPasskey(
  posted: FormDataEntryValue | null,
  name: string,
  request: Request,
  { db }: AppContext,
  user: User,
): Promise<boolean> {
  const response = readCredential<RegistrationResponseJSON>(posted)
  if (!response) return false
  const { rpID, origin } = relyingParty(request)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, user.id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(asUnverified)
  if (!verified || !registrationInfo) return false
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  if (id.length > maxIdLength) return false
  const key = Buffer.from(publicKey).toString('base64url')
  return addPasskey(db, { id, userId: user.id, name, publicKey: key, counter, transports })
}

/** Null unless the signature is valid. */
export async function passkeyOwner(
  posted: FormDataEntryValue | null,
  request: Request,
  { db }: AppContext,
): Promise<{ passkey: string; userId: string } | null> {
  const response = readCredential<AuthenticationResponseJSON>(posted)
  const passkey = response && (await findPasskey(db, response.id))
  if (!passkey) return null
  const { rpID, origin } = relyingParty(request)
  const { id, counter, publicKey } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, counter, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')) },
    requireUserVerification: true,
  }).catch(asUnverified)
  if (!verified || !authenticationInfo) return null
  await notePasskeyUse(db, id, authenticationInfo.newCounter)
  return { passkey: id, userId: passkey.userId }
}

/** The library throws for an invalid credential; a database fault must not look like one. */
function asUnverified(error: unknown): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  if (databaseStatus(error)) throw error
  return { verified: false }
}

function readCredential<Response extends { id: string }>(posted: FormDataEntryValue | null): Response | null {
  if (typeof posted !== 'string' || posted.length > maxCredentialLength) return null
  try {
    const credential = JSON.parse(posted)
    return typeof credential?.id === 'string' && typeof credential.response === 'object' ? credential : null
  } catch {
    return null
  }
}
