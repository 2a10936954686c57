import { type Static, Type } from 'typebox'
import { OneLine } from '../wire.ts'

/** The content of a link `?preview=…`; the browser sends it unchanged. */
export const PreviewRequestSchema = Type.Object(
  { link: OneLine(4_000, { minLength: 1 }) },
  { additionalProperties: false },
)

const PreviewedReleaseSchema = Type.Object({
  name: Type.String({ pattern: '^mf-[a-z][a-z0-9-]*$' }),
  version: Type.String({ pattern: '^\\d+(\\.\\d+){2}(-[0-9A-Za-z.-]+)?$' }),
  integrity: Type.String({
    pattern: '^sha384-[A-Za-z0-9+/]{64}$',
    description: 'of its `release.json`, which holds the hash of every file',
  }),
})

/** The releases for which the platform signed a link, and when it expires. */
export const PreviewSchema = Type.Object({
  releases: Type.Array(PreviewedReleaseSchema, { minItems: 1, maxItems: 10 }),
  expiresAt: Type.String({ description: 'ISO 8601, UTC' }),
})

export type Preview = Static<typeof PreviewSchema>
export type PreviewedRelease = Preview['releases'][number]
