/**
 * The domains of the API, folders of `api/src`, bottom to top. A domain imports lower ones only, and of them only the door
 * `<domain>.ts`; the tables it owns are in table-owners.mjs. `npm run check` holds it.
 */
export const domains = [
  'base',
  'support',
  'people',
  'catalog',
  'ordering',
  'money',
  'office',
  'operations',
]
