import { userInfo } from 'node:os'

/**
 * The user recorded in the audit log: `RELEASE_ACTOR`, the user who started the CI job, or the user of this machine.
 */
export function currentUser(env: NodeJS.ProcessEnv = process.env): string {
  return env.RELEASE_ACTOR || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || userInfo().username
}
