import { type Static, Type } from 'typebox'
import { type FirstStep, firstSteps } from '../rules/accounts/first-steps.ts'
import { OrderSchema } from './orders/orders.ts'
import { Rupees } from './wire.ts'

/** Figures of an admin's tier, or of a buyer's own orders (office 1.1). */
export const DashboardSchema = Type.Object({
  totalOrders: Type.Integer(),
  totalUsers: Type.Integer(),
})

/** The distributor-admin's figures, with the newest entries (office 1.1). */
export const DistributorDashboardSchema = Type.Object({
  totalOrders: Type.Integer(),
  totalUsers: Type.Integer(),
  recentOrders: Type.Array(OrderSchema),
})

/** The superadmin's figures (office 1.2). */
export const SuperDashboardSchema = Type.Object({
  totalOrders: Type.Integer(),
  totalRevenue: Type.Optional(
    Type.Unsafe<number>({ ...Rupees, description: 'rupees; missing without a right to it' }),
  ),
  totalUsers: Type.Integer(),
  complaintOrEnquiry: Type.Integer(),
})

/** The first steps that are done, of those that the caller's role has. */
export const FirstStepsSchema = Type.Object({
  done: Type.Array(Type.Unsafe<FirstStep>(Type.String({ enum: [...firstSteps] }))),
})

export type Dashboard = Static<typeof DashboardSchema>
export type DistributorDashboard = Static<typeof DistributorDashboardSchema>
export type SuperDashboard = Static<typeof SuperDashboardSchema>
export type FirstSteps = Static<typeof FirstStepsSchema>
