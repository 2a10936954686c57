import { CommandError } from '../processes/command-error.ts'
import { promptAll } from '../processes/prompt.ts'
import { runOnce } from '../processes/shutdown.ts'
import { runApiProgram } from './api/run-api-program.ts'

/**
 * `npm run create-superadmin`: asks for e-mail and password and creates the account. No account is shipped. Scripts
 * pass two lines on stdin.
 */
export async function createSuperadmin(root: string): Promise<void> {
  await runOnce(async (shutdown) => {
    const [email = '', password = ''] = await promptAll([
      { label: 'E-mail' },
      { label: 'Password', isSecret: true },
    ])
    if (!email.trim() || !password)
      throw new CommandError('An e-mail address and a password are required.')
    const input = JSON.stringify({ email: email.trim(), password })
    await runApiProgram({ root, entry: 'create-superadmin', input, shutdown })
    console.log(`${email.trim()} is a superadmin now.`)
  })
}
