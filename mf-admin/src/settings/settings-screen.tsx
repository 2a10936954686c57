import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { Loading, PageBody, PageHeader, QueryView, Skeleton } from '@store/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { TabLinks } from '../tab-links.ts'
import { BankSection } from './bank/bank-section.tsx'
import { DeliverySection } from './sections/delivery-section.tsx'
import { HolidaySection } from './sections/holiday-section.tsx'
import { ProductSection } from './sections/product-section.tsx'
import { SellerSection } from './sections/seller-section.tsx'
import { TermsSection } from './sections/terms-section.tsx'
import { useGetManagedSettingsQuery } from './settings-api.ts'

const sections = {
  bank: { label: 'Bank account', Section: BankSection },
  seller: { label: 'Seller', Section: SellerSection },
  terms: { label: 'Terms', Section: TermsSection },
  delivery: { label: 'Delivery', Section: DeliverySection },
  holidays: { label: 'Holidays', Section: HolidaySection },
  products: { label: 'Products', Section: ProductSection },
} satisfies Record<
  string,
  { label: string; Section: React.ComponentType<{ settings: ManagedSettings }> }
>

const names = ['bank', 'seller', 'terms', 'delivery', 'holidays', 'products'] as const

/** What the seller may change of the store, a section at a time; the shown one is in the URL (ADR 0098). */
export function SettingsScreen() {
  const [params] = useSearchParams()
  const shown = names.find((name) => name === params.get('section')) ?? 'bank'
  const { Section } = sections[shown]
  const query = useGetManagedSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader
        title="Settings"
        actions={
          <TabLinks aria-label="Sections of the settings">
            {names.map((name) => (
              <Link
                key={name}
                to={name === 'bank' ? '.' : `?section=${name}`}
                aria-current={name === shown ? 'page' : undefined}
              >
                {sections[name].label}
              </Link>
            ))}
          </TabLinks>
        }
      />
      <QueryView
        query={query}
        failure={settingsMessages.loadFailed}
        loading={
          <Loading label="Loading settings...">
            <Skeleton shape="card" height="24rem" />
          </Loading>
        }
      >
        {(settings) => <Section settings={settings} />}
      </QueryView>
    </PageBody>
  )
}
