import { parseRole, type Role } from '@store/contract/rules/roles'
import { useUrlState } from '@store/sdk/parts'
import type { NavigateOptions } from 'react-router-dom'
import { readPageParam } from '../page-param.ts'

/** Which accounts the superadmin looks at; all of it stands in the address. */
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

/** Writes a view for an address; what is as always is left out. */
export function writeUsersView({ q, role, page }: UsersView): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim() !== '') params.set('q', q.trim())
  if (role !== '') params.set('role', role)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The view of the accounts in the address bar, and the ways to change it. */
export function useUsersView() {
  const { view, change, goTo } = useUrlState({ read: readView, write: writeUsersView })
  return {
    view,
    isEverybody: view.q === '' && view.role === '',
    /** Another filter starts at page 1 again; a page is asked for by itself. */
    change: (part: Partial<UsersView>, options?: NavigateOptions) =>
      change({ page: 1, ...part }, options),
    clear: () => goTo({ q: '', role: '', page: 1 }),
  }
}
