import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { company, useSession } from '@store/sdk'
import { Link } from 'react-router-dom'
import { Columns, ContactColumn, Facts, Ground } from './footer-styles.ts'
import { SellerStrip } from './seller-strip.tsx'

const policies = [
  ['/returns', 'Returns'],
  ['/shipping', 'Shipping'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const

/** Quick links, contact details and social links (spec §2, Shared layout), policies, and who sells. */
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
          <h2>Policies</h2>
          <ul>
            {policies.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <ContactColumn>
          <h2>Contact</h2>
          <address>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <span>{company.hours}</span>
          </address>
        </ContactColumn>
        <ContactColumn>
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
        </ContactColumn>
      </Columns>
      <Facts>
        {company.name}. IT accessories, surveillance and networking across India since{' '}
        {company.startedIn}.
      </Facts>
      <SellerStrip />
    </Ground>
  )
}
