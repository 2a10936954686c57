import { roleNameOf } from '@store/contract/rules/accounts/roles'
import { messageReferenceOf, readMobile } from '@store/contract/rules/complaints/complaint-rules'
import type { Complaint, ComplaintSender } from '@store/contract/schemas/accounts/contact'
import { Definition, DefinitionList, formatCount, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Facts = styled(DefinitionList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};
  font-size: ${theme.size.s};

  div {
    display: flex;
    gap: ${theme.space.xs};
    min-width: 0;
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Account = styled.p`
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`

/** The contact data of a message. */
export function ComplaintFacts({ complaint: { _id, subject, email } }: { complaint: Complaint }) {
  const mobile = readMobile(subject)
  return (
    <Facts>
      <Definition term="Subject">{subject}</Definition>
      <Definition term="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Definition>
      <Definition term="Mobile">
        {mobile === undefined ? 'N/A' : <a href={`tel:${mobile}`}>{mobile}</a>}
      </Definition>
      <Definition term="Reference">{messageReferenceOf(_id)}</Definition>
    </Facts>
  )
}

/** The account with the same e-mail address or mobile number, and its orders. */
export function SenderLine({ sender }: { sender: ComplaintSender }) {
  const { _id, name, email, role, orders } = sender
  return (
    <Account>
      Customer: <Link to={`/superadmin/users?${new URLSearchParams({ q: email })}`}>{name}</Link>,{' '}
      {roleNameOf(role)}
      {orders === 0 ? (
        ', without orders'
      ) : (
        <>
          {', '}
          <Link to={`/superadmin/orders?${new URLSearchParams({ account: _id })}`}>
            {formatCount(orders)} {orders === 1 ? 'order' : 'orders'}
          </Link>
        </>
      )}
    </Account>
  )
}
