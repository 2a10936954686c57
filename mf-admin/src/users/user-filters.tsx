import { roleNameOf, roles } from '@store/contract/rules/accounts/roles'
import { SearchField, SelectField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { useUsersView } from './use-users-view.ts'

const Bar = styled('search')`
  display: grid;
  align-items: end;
  gap: ${theme.space.s};

  ${theme.media.phone} {
    flex: 1 1 100%;
  }

  ${theme.media.tablet} {
    grid-template-columns: 20rem 12rem;
  }
`

const roleChoices = [
  { value: '', label: 'All roles' } as const,
  ...roles.map((role) => ({ value: role, label: roleNameOf(role) })),
]

/** Filters of the users list, kept in the URL. */
export function UserFilters() {
  const { view, change } = useUsersView()
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  return (
    <Bar aria-label="Users">
      <SearchField
        label="Search users"
        hideLabel
        placeholder="Name, email, mobile, firm"
        shortcut
        value={search.text}
        onChange={search.type}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SelectField
        label="Role filter"
        hideLabel
        name="role"
        options={roleChoices}
        value={view.role}
        // Include search text that is still being debounced.
        onChange={(role) => change({ q: search.text, role })}
      />
    </Bar>
  )
}
