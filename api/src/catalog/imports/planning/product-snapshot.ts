import type { UnitCode } from '@store/contract/rules/catalog/tax/unit-codes'
import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'

const Snapshot = Type.Object({
  id: Type.Integer(),
  public_id: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  category: Type.String(),
  model_no: Type.String(),
  description: Type.String(),
  hsn: Type.Union([Type.String(), Type.Null()]),
  gst_basis_points: Type.Integer(),
  stock: Type.Integer(),
  price_enduser: Type.Integer(),
  price_reseller: Type.Integer(),
  price_distributor: Type.Integer(),
  slabs: Type.String(),
  images: Type.String(),
  version: Type.Integer(),
  // Older releases did not store it.
  stock_last_set: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  stock_after: Type.Optional(Type.Integer()),
  content_version: Type.Optional(Type.Integer()),
  facts: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  country_of_origin: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  mrp: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  declarations: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  unit: Type.Optional(Type.Unsafe<UnitCode>(Type.String())),
})
const snapshotCheck = Compile(Snapshot)

/** Parses a product stored by an import; throws for values unknown to this release. */
export function parseSnapshot(json: string): Static<typeof Snapshot> {
  return snapshotCheck.Parse(JSON.parse(json))
}
