import {
  BookOpenText,
  Boxes,
  ChartNoAxesColumn,
  Circle,
  FileSpreadsheet,
  History,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  Package,
  Percent,
  ReceiptIndianRupee,
  SearchX,
  Settings,
  ShieldCheck,
  UserRoundCheck,
  Users,
  Warehouse,
} from 'lucide-react'

/** Icons that a rail link can name in its `remote.config.ts`. */
const icons: Record<string, LucideIcon> = {
  approvals: UserRoundCheck,
  audit: History,
  complaints: MessageSquareWarning,
  dashboard: LayoutDashboard,
  import: FileSpreadsheet,
  ledgers: BookOpenText,
  notifications: Megaphone,
  orders: Package,
  payments: Landmark,
  products: Boxes,
  proofs: ReceiptIndianRupee,
  sales: ChartNoAxesColumn,
  search: SearchX,
  security: ShieldCheck,
  settings: Settings,
  stock: Warehouse,
  taxes: Percent,
  users: Users,
}

/** The icon of a rail link; a dot for one that this shell does not have. */
export function railIconOf(name: string | undefined): LucideIcon {
  return (name === undefined ? undefined : icons[name]) ?? Circle
}
