import { easternTowns } from './eastern-towns.ts'
import { northernTowns } from './northern-towns.ts'
import { southernTowns } from './southern-towns.ts'
import { westernTowns } from './western-towns.ts'

/** Towns with a pincode of their own, by its first three digits; each is its last three digits and a name. */
export const towns: Readonly<Record<string, string>> = {
  ...northernTowns,
  ...westernTowns,
  ...southernTowns,
  ...easternTowns,
}
