import { userInfo } from 'node:os'
import { expect, it } from '@jest/globals'
import { currentUser } from './current-user.ts'

it('is the configured actor, or the user of the machine', () => {
  expect(currentUser({ RELEASE_ACTOR: 'asha', GITHUB_ACTOR: 'ravi' })).toBe('asha')
  expect(currentUser({})).toBe(userInfo().username)
})

it('is a uid in a container, where it has no name', () => {
  const readUser = () => {
    throw new Error(
      'A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)',
    )
  }
  expect(currentUser({}, readUser)).toBe(`uid ${process.getuid?.()}`)
})
