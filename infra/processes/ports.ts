import { once } from 'node:events'
import { createServer } from 'node:net'
import { CommandError, describeError, systemCode } from './command-error.ts'

/** Parses PORT; 8080 by default. */
export function readPort(text: string | undefined): number {
  const port = Number(text ?? 8080)
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new CommandError(`PORT is ${JSON.stringify(text)}, but must be a number from 0 to 65535.`)
}

/**
 * Checks that the site can listen on a port, before minutes of building.
 * @throws CommandError that says what to do if it cannot
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  await listenBriefly(host, port).catch((error: unknown) => {
    throw new CommandError(portProblem(host, port, error))
  })
}

/**
 * A port for a program that must be told its own and starts at once: a moment later another may have taken it.
 * Servers of this process listen on port 0 instead.
 */
export async function findFreePort(host: string): Promise<number> {
  return listenBriefly(host, 0)
}

async function listenBriefly(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port })
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : port
}

function portProblem(host: string, port: number, error: unknown): string {
  const another = `PORT=${port === 8080 ? 8081 : 8080} npm start`
  const code = systemCode(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or take another: ${another}`
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights than this user has. Take another: ${another}`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${host}, but this machine has no such address.`
  }
  return `Cannot listen on ${host}:${port}: ${describeError(error)}`
}
