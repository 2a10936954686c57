import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { company, useSession } from '@store/sdk'
import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const pages = [
  { to: '/about', label: 'About Us' },
  { to: '/support', label: 'Support' },
  { to: '/contact', label: 'Contact' },
  { to: '/returns', label: 'Returns' },
  { to: '/shipping', label: 'Shipping' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
]

type WorkbenchFooterProps = {
  /** Shows the announcements that were closed. */
  onShowAnnouncements: (() => void) | undefined
}

/** One line: quick links, policies, contact details and social links (site 1.6). */
export function WorkbenchFooter({ onShowAnnouncements }: WorkbenchFooterProps) {
  const { role } = useSession()
  return (
    <Ground>
      <Line>
        {[{ to: shopPathOf(role), label: 'Shop' }, ...pages].map(({ to, label }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
        <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        {company.social.map(({ name, address }) => (
          <a key={name} href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
        {onShowAnnouncements ? (
          <button type="button" onClick={onShowAnnouncements}>
            Show announcements
          </button>
        ) : null}
      </Line>
    </Ground>
  )
}

const Ground = styled.footer`
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.size.xs};

  @media print {
    display: none;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};
  padding-inline: ${theme.space.m};

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.targetDense};
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.textMuted};
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }

  :is(a, button):hover {
    color: ${theme.color.primary};
  }
`
