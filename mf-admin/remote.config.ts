import type { RemoteConfig } from '@store/contract/schemas/site/composition'

/** Each role has its own area, named like the role (spec §2, Role-guarded routes). */
const admins = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin']

const screens = ['dashboard', 'orders', 'proofs', 'notifications']

/** Screens of the superadmin only (spec §6). */
const superScreens = ['complaints', 'users', 'audit', 'products', 'products/import']

export const remoteConfig: RemoteConfig = {
  name: 'mf-admin',
  routes: [
    ...admins.flatMap((role) =>
      screens.map((screen) => ({ path: `/${role}/${screen}`, roles: [role] })),
    ),
    ...superScreens.map((screen) => ({ path: `/superadmin/${screen}`, roles: ['superadmin'] })),
  ],
  navigation: admins.map((role) => ({
    label: 'Dashboard',
    to: `/${role}/dashboard`,
    order: 80,
    audiences: [role],
  })),
  scriptBudget: 114_000,
}
