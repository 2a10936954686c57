import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { company, useSession } from '@store/sdk'
import { theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Quick links, contact details and social links (spec §2, Shared layout). */
export function SiteFooter() {
  const { role } = useSession()
  return (
    <Ground>
      <Columns>
        <section>
          <h2>Quick Links</h2>
          <ul>
            <li>
              <Link to={shopPathOf(role)}>Shop</Link>
            </li>
            <li>
              <Link to="/about">About Us</Link>
            </li>
            <li>
              <Link to="/support">Support</Link>
            </li>
            <li>
              <Link to="/contact">Contact</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>Contact</h2>
          <address>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <span>{company.hours}</span>
          </address>
        </section>
        <section>
          <h2>Follow Us</h2>
          <ul>
            {company.social.map(({ name, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </Columns>
      <Facts>
        {company.name}. IT accessories, surveillance and networking across India since{' '}
        {company.startedIn}.
      </Facts>
    </Ground>
  )
}

const Ground = styled.footer`
  padding-inline-end: ${theme.chatLane};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.size.s};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: ${theme.space.l};
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.m} ${theme.space.l};

  h2 {
    margin-block-end: ${theme.space.xs};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.semibold};
  }

  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }

  span,
  a {
    padding-block: ${theme.space.xxs};
    color: ${theme.color.textMuted};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.targetDense};
    min-height: ${theme.targetDense};
  }

  a:not(:hover) {
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.primary};
  }
`

const Facts = styled.p`
  width: calc(100% - 2 * ${theme.space.m});
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space.s} ${theme.space.l};
  border-block-start: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
`
