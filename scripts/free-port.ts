import { createServer } from 'node:net'
import { Refusal } from './refusal.ts'

/**
 * What `PORT` asks for, checked at once: the usual one for nothing, and for 0 a free one, which is looked for when it is
 * needed, as others could take it in the meantime.
 */
export function askedPort(usual: number): () => Promise<number> {
  const port = Number(process.env.PORT || usual)
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536))
    throw new Refusal(`PORT is ${process.env.PORT}, but must be a number from 0 to 65535.`)
  return async () => (port === 0 ? freePort() : port)
}

/** For servers that must know their address before they start. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
