import { EventEmitter, once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A received mail. */
export interface ReceivedMail {
  recipients: string[]
  /** The whole message, headers first. */
  source: string
}

/** A real mail server on loopback. */
export interface TestSmtpServer {
  url: string
  received: ReceivedMail[]
  /** Emits `mail` for each. */
  arrivals: EventEmitter
  /** Defers the next mails, as a busy server does. */
  putOff(count: number): void
  close(): Promise<void>
}

/** Starts a mail server that stores the received mails. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const arrivals = new EventEmitter()
  let toPutOff = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        toPutOff -= 1
        if (toPutOff >= 0) {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }))
          return
        }
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
        arrivals.emit('mail')
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    arrivals,
    putOff: (count) => {
      toPutOff = count
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
