import { connect } from 'node:net'

/** Whether a server sends its handshake packet on the socket within a second. */
export function isResponding(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    const finish = (answer: boolean) => {
      connection.destroy()
      resolve(answer)
    }
    connection.setTimeout(1000, () => finish(false))
    connection.once('data', () => finish(true))
    connection.once('error', () => finish(false))
    connection.once('end', () => finish(false))
  })
}
