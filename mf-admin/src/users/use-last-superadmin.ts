import { largestListLimit } from '@store/contract/rules/limits'
import { useGetUsersQuery } from './users-api.ts'

/**
 * The last superadmin with all rights, who must not be disabled, demoted or narrowed, because that could not be undone (people 5.2).
 * @returns `undefined` while there are more, and until that is known: the API refuses in any case
 */
export function useLastSuperadmin(): string | undefined {
  const { data } = useGetUsersQuery({ role: 'superadmin', limit: largestListLimit })
  const [first, ...others] =
    data?.users.filter(({ disabled, rights }) => !disabled && !rights) ?? []
  const isAllOfThem = data !== undefined && data.users.length === data.total
  return isAllOfThem && others.length === 0 ? first?._id : undefined
}
