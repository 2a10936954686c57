import { runOnce } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { runApiProgram } from './api/run-api-program.ts'

/** `npm run seed -- --products 100000`: fills the catalogue of this site. The arguments are passed to the generator. */
export async function seed(root: string, args: readonly string[]): Promise<void> {
  await runOnce(async (shutdown) => {
    await step(
      'seed',
      () => runApiProgram({ root, entry: 'seed', args, shutdown }),
      (output) => output.trim().split('\n').at(-1) || 'done',
    )
  })
}
