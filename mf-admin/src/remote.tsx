import { defineRemote, screen } from '@store/sdk'

const loadOrders = async () => (await import('./orders/admin-orders-screen.tsx')).AdminOrdersScreen
const loadProofs = async () => (await import('./proofs/proof-review-screen.tsx')).ProofReviewScreen
const loadTierDashboard = async () =>
  (await import('./dashboards/tier-dashboard-screen.tsx')).TierDashboardScreen
const loadSuperDashboard = async () =>
  (await import('./dashboards/super-dashboard-screen.tsx')).SuperDashboardScreen
const loadTierNotifications = async () =>
  (await import('./notifications/tier-notifications-screen.tsx')).TierNotificationsScreen
const loadBroadcasts = async () =>
  (await import('./notifications/broadcasts-screen.tsx')).BroadcastsScreen
const loadComplaints = async () =>
  (await import('./complaints/complaints-screen.tsx')).ComplaintsScreen
const loadUsers = async () => (await import('./users/users-screen.tsx')).UsersScreen
const loadAudit = async () => (await import('./audit/audit-screen.tsx')).AuditScreen
const loadProducts = async () => (await import('./products/products-screen.tsx')).ProductsScreen
const loadImport = async () => (await import('./imports/import-screen.tsx')).ImportScreen

export const remote = defineRemote({
  routes: [
    screen('/enduser-admin/dashboard', loadTierDashboard),
    screen('/reseller-admin/dashboard', loadTierDashboard),
    screen('/distributor-admin/dashboard', loadTierDashboard),
    screen('/superadmin/dashboard', loadSuperDashboard),
    screen('/enduser-admin/orders', loadOrders),
    screen('/reseller-admin/orders', loadOrders),
    screen('/distributor-admin/orders', loadOrders),
    screen('/superadmin/orders', loadOrders),
    screen('/enduser-admin/proofs', loadProofs),
    screen('/reseller-admin/proofs', loadProofs),
    screen('/distributor-admin/proofs', loadProofs),
    screen('/superadmin/proofs', loadProofs),
    screen('/enduser-admin/notifications', loadTierNotifications),
    screen('/reseller-admin/notifications', loadTierNotifications),
    screen('/distributor-admin/notifications', loadTierNotifications),
    screen('/superadmin/notifications', loadBroadcasts),
    screen('/superadmin/complaints', loadComplaints),
    screen('/superadmin/users', loadUsers),
    screen('/superadmin/audit', loadAudit),
    screen('/superadmin/products', loadProducts),
    screen('/superadmin/products/import', loadImport),
  ],
})
