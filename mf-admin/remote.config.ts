import type { Right } from '@store/contract/rules/accounts/rights'
import type { RemoteDefinition } from '@store/sdk'

type Screens = Record<string, RemoteDefinition['routes'][number]['load']>

/** Screens of every admin. */
const sharedScreens: Screens = {
  orders: async () => (await import('./src/orders/admin-orders-screen.tsx')).AdminOrdersScreen,
  proofs: async () => (await import('./src/proofs/proof-review-screen.tsx')).ProofReviewScreen,
  payments: async () => (await import('./src/payments/payments-screen.tsx')).PaymentsScreen,
  // One file for both: who reads the list opens a ledger next, and their tables are the same.
  ledgers: async () =>
    (await import(/* webpackChunkName: "ledgers" */ './src/ledgers/ledgers-screen.tsx'))
      .LedgersScreen,
  'ledgers/:id': async () =>
    (await import(/* webpackChunkName: "ledgers" */ './src/ledgers/ledger-screen.tsx'))
      .LedgerScreen,
  sales: async () => (await import('./src/sales/sales-screen.tsx')).SalesScreen,
  security: async () => (await import('./src/security/security-screen.tsx')).SecurityScreen,
}

/** Screens of the admin of a tier. */
const tierScreens: Screens = {
  dashboard: async () =>
    (await import('./src/dashboards/tier-dashboard-screen.tsx')).TierDashboardScreen,
  ...sharedScreens,
  notifications: async () =>
    (await import('./src/notifications/tier-notifications-screen.tsx')).TierNotificationsScreen,
}

/** Screens of the admins who decide about new accounts. */
const approvalScreens: Screens = {
  approvals: async () => (await import('./src/approvals/approvals-screen.tsx')).ApprovalsScreen,
}

/** Screens of the superadmin (people 1.4). */
const superScreens: Screens = {
  dashboard: async () =>
    (await import('./src/dashboards/super-dashboard-screen.tsx')).SuperDashboardScreen,
  ...sharedScreens,
  notifications: async () =>
    (await import('./src/notifications/broadcasts-screen.tsx')).BroadcastsScreen,
  ...approvalScreens,
  complaints: async () => (await import('./src/complaints/complaints-screen.tsx')).ComplaintsScreen,
  users: async () => (await import('./src/users/users-screen.tsx')).UsersScreen,
  'users/:id': async () => (await import('./src/users/page/user-screen.tsx')).UserScreen,
  taxes: async () => (await import('./src/taxes/taxes-screen.tsx')).TaxesScreen,
  'api-tokens': async () =>
    (await import('./src/api-tokens/api-tokens-screen.tsx')).ApiTokensScreen,
  'data-requests': async () =>
    (await import('./src/data-requests/data-requests-screen.tsx')).DataRequestsScreen,
  audit: async () => (await import('./src/audit/audit-screen.tsx')).AuditScreen,
  settings: async () => (await import('./src/settings/settings-screen.tsx')).SettingsScreen,
  search: async () =>
    (await import('./src/search-terms/search-terms-screen.tsx')).SearchTermsScreen,
  products: async () => (await import('./src/products/products-screen.tsx')).ProductsScreen,
  'products/import': async () => (await import('./src/imports/import-screen.tsx')).ImportScreen,
  // One file: who books a bill opens it, and then the card of a product.
  stock: async () =>
    (await import(/* webpackChunkName: "stock" */ './src/stock/stock-screen.tsx')).StockScreen,
  'stock/bills/:id': async () =>
    (await import(/* webpackChunkName: "stock" */ './src/stock/goods-in/bill-screen.tsx'))
      .BillScreen,
  'stock/counts/:id': async () =>
    (await import(/* webpackChunkName: "stock" */ './src/stock/counts/count-screen.tsx'))
      .CountScreen,
  'stock/products/:id': async () =>
    (await import(/* webpackChunkName: "stock" */ './src/stock/card/stock-card-screen.tsx'))
      .StockCardScreen,
}

/** Each role has its own area, named like the role (site 3.2). */
const areas: Record<string, Screens> = {
  'enduser-admin': tierScreens,
  'reseller-admin': { ...tierScreens, ...approvalScreens },
  'distributor-admin': { ...tierScreens, ...approvalScreens },
  superadmin: superScreens,
}

/** A link to a screen; one without key and icon is in the palette only. */
type RailScreen = { path: string; label: string } & (
  | { key: string; icon: string; count?: string }
  | { isInPaletteOnly: true }
)

/**
 * Which rights open a screen to an admin whose role is narrowed, any one of them; none: all rights. Those of its API routes
 * (rights 2). A screen that is not here is everybody's; the superadmin's broadcasts are not an inbox.
 */
const screenRights: Record<string, readonly Right[]> = {
  orders: ['orders', 'packing', 'money', 'accounts'],
  proofs: ['money'],
  payments: ['money'],
  ledgers: ['accounts', 'money'],
  'ledgers/:id': ['accounts', 'money'],
  sales: ['accounts', 'money'],
  approvals: ['users'],
  complaints: ['orders', 'users'],
  users: ['users'],
  'users/:id': ['users'],
  taxes: ['accounts', 'money'],
  'data-requests': ['users'],
  audit: [],
  settings: ['settings'],
  search: ['products'],
  products: ['products'],
  'products/import': ['products'],
  'api-tokens': [],
  stock: [],
  'stock/bills/:id': [],
  'stock/counts/:id': [],
  'stock/products/:id': [],
}
const superRights: Record<string, readonly Right[]> = { ...screenRights, notifications: ['users'] }

function rightsOf(role: string, path: string) {
  const rights = (role === 'superadmin' ? superRights : screenRights)[path]
  return rights && { rights: [...rights] }
}

/** The rail of the workbench; each role has those of its screens. */
const rail: RailScreen[] = [
  { path: 'dashboard', key: 'd', label: 'Dashboard', icon: 'dashboard' },
  {
    path: 'proofs',
    key: 'p',
    label: 'Proofs',
    icon: 'proofs',
    count: '/orders/queue-counts#toCheck',
  },
  {
    path: 'orders',
    key: 'o',
    label: 'Orders',
    icon: 'orders',
    count: '/orders/queue-counts#toPack',
  },
  {
    path: 'payments',
    key: 'm',
    label: 'Payments',
    icon: 'payments',
    count: '/receipts/counts#toDo',
  },
  { path: 'ledgers', key: 'l', label: 'Ledgers', icon: 'ledgers' },
  { path: 'sales', key: 'w', label: 'Sales', icon: 'sales' },
  { path: 'products', key: 'r', label: 'Products', icon: 'products' },
  { path: 'stock', key: 'k', label: 'Stock', icon: 'stock' },
  { path: 'products/import', key: 'i', label: 'Import', icon: 'import' },
  {
    path: 'approvals',
    key: 'v',
    label: 'Approvals',
    icon: 'approvals',
    count: '/admin/approvals/counts#waiting',
  },
  { path: 'users', key: 'u', label: 'Users', icon: 'users' },
  {
    path: 'complaints',
    key: 'c',
    label: 'Complaints',
    icon: 'complaints',
    count: '/admin/contact-complaints/counts#open',
  },
  { path: 'notifications', key: 'n', label: 'Notifications', icon: 'notifications' },
  { path: 'search', key: 's', label: 'Search', icon: 'search' },
  {
    path: 'settings',
    key: 'e',
    label: 'Settings',
    icon: 'settings',
    count: '/admin/settings/waiting#proposals',
  },
  { path: 'taxes', key: 't', label: 'Taxes', icon: 'taxes' },
  { path: 'audit', key: 'a', label: 'Audit', icon: 'audit' },
  { path: 'security', key: 'y', label: 'Security', icon: 'security' },
  { path: 'data-requests', label: 'Data requests', isInPaletteOnly: true },
  { path: 'api-tokens', label: 'API tokens', isInPaletteOnly: true },
]

/** Screens with addresses below their own: one order is opened beside the list, which stays as it is. */
const hasAddressesBelow = (path: string) => path === 'orders'

export const remoteConfig: RemoteDefinition = {
  name: 'mf-admin',
  routes: Object.entries(areas).flatMap(([role, screens]) =>
    Object.entries(screens).map(([path, load]) => ({
      path: `/${role}/${path}${hasAddressesBelow(path) ? '/*' : ''}`,
      roles: [role],
      ...rightsOf(role, path),
      layout: 'workbench' as const,
      load,
    })),
  ),
  navigation: Object.keys(areas).map((role) => ({
    label: 'Dashboard',
    to: `/${role}/dashboard`,
    order: 80,
    audiences: [role],
  })),
  rail: Object.entries(areas).flatMap(([role, screens]) =>
    rail
      .filter(({ path }) => screens[path])
      .map(({ path, ...link }, index) => ({
        ...link,
        to: `/${role}/${path}`,
        order: 10 * (index + 1),
        audiences: [role],
      })),
  ),
  scriptBudget: 435_100,
}
