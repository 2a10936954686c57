import type { Person } from '../../driver/accounts.ts'

/** The site's local storage of a session. */
export const storageOf = ({ token, user }: Person): Record<string, string> => ({
  token,
  role: user.role,
  user: JSON.stringify(user),
})
