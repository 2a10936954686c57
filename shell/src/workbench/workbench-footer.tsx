import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { company, useSession } from '@store/sdk'
import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { AnnouncementBanner } from '../layout/announcement-banner.tsx'

const pages = [
  { to: '/about', label: 'About Us' },
  { to: '/support', label: 'Support' },
  { to: '/contact', label: 'Contact' },
  { to: '/returns', label: 'Returns' },
  { to: '/shipping', label: 'Shipping' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
]

/** One line: quick links, policies, contact details and social links (site 1.6). */
export function WorkbenchFooter() {
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
      </Line>
      <Announcements>
        <AnnouncementBanner />
      </Announcements>
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

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.targetDense};
    color: ${theme.color.textMuted};
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.primary};
  }
`

/** In the header where that has room for them. */
const Announcements = styled.div`
  display: none;

  ${theme.media.belowLaptop} {
    display: block;
  }

  @media (prefers-reduced-motion: reduce) {
    display: block;
  }
`
