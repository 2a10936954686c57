import { connect, type NetConnectOpts } from 'node:net'

/** Whether a server sends its handshake packet within a second. */
export function isResponding(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(address)
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
