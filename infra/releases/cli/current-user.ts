import { userInfo } from 'node:os'

/**
 * The user recorded in the audit log: `RELEASE_ACTOR`, the user who started the CI job, or the user of this machine. A
 * container runs under a uid that has no name.
 */
export function currentUser(env: NodeJS.ProcessEnv = process.env, readUser = userInfo): string {
  const named = env.RELEASE_ACTOR || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN
  if (named) return named
  try {
    return readUser().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}
