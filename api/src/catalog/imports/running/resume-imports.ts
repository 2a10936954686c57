import type { FastifyInstance } from 'fastify'
import { type ImportJobDependencies, resumeAbandonedJob } from './import-jobs.ts'

const everyMs = 15_000

/** Polls, while the server listens, for an import whose process died, and finishes it. Safe on all instances. */
export function resumeImports(app: FastifyInstance, dependencies: ImportJobDependencies): void {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let round = Promise.resolve()

  function look(): void {
    round = resumeAbandonedJob(dependencies)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not resume an import'))
      .then(() => {
        if (!isClosing) timer = setTimeout(look, everyMs).unref()
      })
  }

  app.addHook('onListen', async () => look())
  // Before onClose, where the app closes the database.
  app.addHook('preClose', async () => {
    isClosing = true
    clearTimeout(timer)
    await round
  })
}
