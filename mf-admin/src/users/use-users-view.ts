import { parseRole, type Role } from '@store/contract/rules/accounts/roles'
import { readPageParam, useUrlState } from '@store/ui'
import type { NavigateOptions } from 'react-router-dom'

/** Filters and page of the users list, all kept in the URL. */
export interface UsersView {
  q: string
  role: Role | ''
  /** From 1. */
  page: number
}

function readView(params: URLSearchParams): UsersView {
  return {
    q: params.get('q') ?? '',
    role: parseRole(params.get('role')) ?? '',
    page: readPageParam(params),
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeUsersView({ q, role, page }: UsersView): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim() !== '') params.set('q', q.trim())
  if (role !== '') params.set('role', role)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The users view in the URL, and functions to change it. */
export function useUsersView() {
  const { view, change, goTo } = useUrlState({ read: readView, write: writeUsersView })
  return {
    view,
    isEverybody: view.q === '' && view.role === '',
    /** Changing a filter resets the page to 1. */
    change: (part: Partial<UsersView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo({ q: '', role: '', page: 1 }),
  }
}
