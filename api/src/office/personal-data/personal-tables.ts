import { basePersonalData, type PersonalData } from '../../base/base.ts'
import { catalogPersonalData } from '../../catalog/catalog.ts'
import { moneyPersonalData } from '../../money/money.ts'
import { orderingPersonalData } from '../../ordering/ordering.ts'
import { peoplePersonalData } from '../../people/people.ts'
import { supportPersonalData } from '../../support/support.ts'
import { officePersonalData } from './office-personal-data.ts'

/** What each domain that stores data about people says of its tables, top to bottom: rows before those that they refer to. */
export const personalDataByDomain: readonly PersonalData[] = [
  officePersonalData,
  moneyPersonalData,
  orderingPersonalData,
  catalogPersonalData,
  peoplePersonalData,
  supportPersonalData,
  basePersonalData,
]

/** All tables with rows about people, in the order in which closing an account goes through them. */
export const personalTables = personalDataByDomain.flatMap(({ tables }) => tables)
