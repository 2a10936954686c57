import type { Database } from '../database/database.ts'
import type { Chore } from '../housekeeping/chore.ts'
import { deleteResetsBefore } from './password-reset-repository.ts'

/** Lets go of resets nobody can go on with. */
export function oldResets(db: Database): Chore {
  return {
    what: 'password resets',
    forget: (now, most) => deleteResetsBefore(db, now, most),
  }
}
