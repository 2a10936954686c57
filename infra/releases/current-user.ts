import { userInfo } from 'node:os'

/**
 * Who is at work, for the audit: `RELEASE_ACTOR`, or who a build server says has started it, or the user of the machine.
 */
export function currentUser(env: NodeJS.ProcessEnv = process.env): string {
  return env.RELEASE_ACTOR || env.GITHUB_ACTOR || env.GITLAB_USER_LOGIN || userInfo().username
}
