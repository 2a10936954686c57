import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { company, translate, useSession } from '@store/sdk'
import { Link } from 'react-router-dom'
import { Columns, ContactColumn, Facts, Ground } from './footer-styles.ts'
import { SellerStrip } from './seller-strip.tsx'

const policies = [
  { to: '/returns', label: () => t`Returns` },
  { to: '/shipping', label: () => t`Shipping` },
  { to: '/privacy', label: () => t`Privacy` },
  { to: '/terms', label: () => t`Terms` },
]

/** Quick links, contact details and social links (site 1.6), policies, and who sells. */
export function SiteFooter() {
  const { role } = useSession()
  const { name: site, startedIn: year } = company
  return (
    <Ground>
      <Columns>
        <section>
          <h2>{t`Quick Links`}</h2>
          <ul>
            <li>
              <Link to={shopPathOf(role)}>{t`Shop`}</Link>
            </li>
            <li>
              <Link to="/about">{t`About Us`}</Link>
            </li>
            <li>
              <Link to="/support">{t`Support`}</Link>
            </li>
            <li>
              <Link to="/contact">{t`Contact`}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t`Policies`}</h2>
          <ul>
            {policies.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label()}</Link>
              </li>
            ))}
          </ul>
        </section>
        <ContactColumn>
          <h2>{t`Contact`}</h2>
          <address>
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <span>{translate(company.hours)}</span>
          </address>
        </ContactColumn>
        <ContactColumn>
          <h2>{t`Follow Us`}</h2>
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
        {t`${site}. IT accessories, surveillance and networking across India since ${year}.`}
      </Facts>
      <SellerStrip />
    </Ground>
  )
}
