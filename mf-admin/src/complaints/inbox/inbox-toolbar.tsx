import { complaintStates } from '@store/contract/rules/complaints/complaint-rules'
import { Cluster, formatCount, SearchField, useScreenKeys, useSearchDraft } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { TabLinks } from '../../tab-links.ts'
import { useComplaintCounts } from '../complaints-api.ts'
import { useInboxView, writeInboxView } from '../use-inbox-view.ts'

/** The keyboard shortcuts of the inbox. */
const inboxKeys = [
  ['j', 'Next message'],
  ['k', 'Previous message'],
  ['Enter', 'Reply'],
  ['c', 'Close the message'],
  ['o', 'Reopen the message'],
  ['Esc', 'Back to the message'],
] as const

const stateNames = { open: 'Open', answered: 'Answered', closed: 'Closed' } as const

const Search = styled('search')`
  flex: 1 1 16rem;
`

/** Wide enough for the number that comes later. */
const Count = styled.span`
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
`

const showCount = (count: number | undefined) => (count === undefined ? null : formatCount(count))

/** The tabs of the inbox with their counts, and its search. */
export function InboxToolbar() {
  useScreenKeys(inboxKeys)
  const { view, change } = useInboxView()
  const counts = useComplaintCounts(view.q)
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  return (
    <Cluster gap="s">
      <TabLinks aria-label="Complaints by state">
        {complaintStates.map((state) => (
          <Link
            key={state}
            to={{ search: String(writeInboxView({ ...view, state, page: 1 })) }}
            aria-current={state === view.state ? 'page' : undefined}
          >
            {stateNames[state]} <Count>{showCount(counts?.[state])}</Count>
          </Link>
        ))}
      </TabLinks>
      <Search aria-label="Complaints">
        <SearchField
          label="Search complaints"
          hideLabel
          placeholder="Name, email, mobile, message"
          shortcut
          value={search.text}
          onChange={search.type}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </Search>
    </Cluster>
  )
}
