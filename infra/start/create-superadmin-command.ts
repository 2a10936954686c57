import { runOnSite } from './api-program.ts'
import { Problem } from './problem.ts'
import { askAll } from './prompt.ts'
import { runOnce } from './shutdown.ts'

/**
 * `npm run create-superadmin`: asks for e-mail and password and makes the account; nothing ships with one. From a
 * script: two lines of input.
 */
export async function createSuperadmin(root: string): Promise<void> {
  await runOnce(async (shutdown) => {
    const [email = '', password = ''] = await askAll([
      { label: 'E-mail' },
      { label: 'Password', isSecret: true },
    ])
    if (!email.trim() || !password) throw new Problem('Both an e-mail and a password are needed.')
    const input = JSON.stringify({ email: email.trim(), password })
    await runOnSite({ root, entry: 'create-superadmin', input, shutdown })
    console.log(`${email.trim()} is a superadmin now.`)
  })
}
