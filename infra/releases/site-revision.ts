import { CompositionSchema } from '@store/contract/schemas/composition'
import { type Static, Type } from 'typebox'

const Revision = Type.Integer({ minimum: 0 })

/** One line of the audit: who changed what of the site when, and why. */
export const SiteChangeSchema = Type.Object({
  id: Type.String({ description: 'tells whose a revision is when an answer got lost' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String(),
  action: Type.Union([
    Type.Literal('compose', { description: 'several releases at once, as `npm start` does' }),
    Type.Literal('promote'),
    Type.Literal('canary'),
    Type.Literal('rollback'),
    Type.Literal('lock'),
    Type.Literal('unlock'),
    Type.Literal('collect'),
  ]),
  from: Type.Integer({ minimum: 0, description: 'revision it was based on' }),
  remote: Type.Optional(Type.String({ description: 'or `shell`; absent: the whole site' })),
  version: Type.Optional(Type.String()),
  replaces: Type.Optional(Type.String({ description: 'version that was live before' })),
  percent: Type.Optional(Type.Integer({ description: 'of a canary; 0 took it away' })),
  restores: Type.Optional(Revision),
  releases: Type.Optional(Type.Array(Type.String(), { description: 'those that came or went' })),
  reason: Type.Optional(Type.String()),
  notes: Type.Optional(Type.Array(Type.String(), { description: 'what was left out, and why' })),
})

/** Why nothing may be promoted, and who said so. */
export const SiteLockSchema = Type.Object({
  by: Type.String(),
  at: Type.String(),
  reason: Type.String(),
})

/** Releases a `collect` removes or has removed; one published again later is another matter. */
const CondemnedSchema = Type.Object({ at: Type.String(), releases: Type.Array(Type.String()) })

/** The site after one change. `composition.revision` is that of the last change visitors could see. */
export const SiteRevisionSchema = Type.Object({
  revision: Revision,
  change: SiteChangeSchema,
  composition: Type.Optional(CompositionSchema),
  lock: Type.Optional(SiteLockSchema),
  condemned: Type.Optional(CondemnedSchema),
})

export type SiteChange = Static<typeof SiteChangeSchema>
export type SiteLock = Static<typeof SiteLockSchema>
export type SiteRevision = Static<typeof SiteRevisionSchema>

/** The site as it is now; revision 0 before the first change. */
export type SiteState = Omit<SiteRevision, 'change'>

/** Who changes the site, and why. */
export interface Actor {
  /** Person or program, e.g. `asha` or `auto-halt`. */
  by: string
  reason?: string
  /** Now, when absent. */
  at?: Date
}
