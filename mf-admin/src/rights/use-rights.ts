import { mayDo, maySee, type Opening } from '@store/contract/rules/accounts/rights'
import { useSession } from '@store/sdk'

/** What the rights of the signed-in admin open. They decide what is shown; the API decides what is done. */
export function useRights() {
  const held = useSession().user?.rights
  return {
    maySee: (opening: Opening) => maySee(held, opening),
    mayDo: (opening: Opening) => mayDo(held, opening),
  }
}
