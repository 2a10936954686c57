import { CompositionSchema } from '@store/contract/schemas/site/composition'
import { type Static, Type } from 'typebox'

const Revision = Type.Integer({ minimum: 0 })

/** One entry of the audit log: who changed what, when and why. */
const SiteChangeSchema = Type.Object({
  id: Type.String({ description: 'identifies the author of a revision when a response got lost' }),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String(),
  action: Type.Union([
    Type.Literal('compose', { description: 'several releases at once, as `npm start` does' }),
    Type.Literal('promote'),
    Type.Literal('canary'),
    Type.Literal('rollback'),
    Type.Literal('lock'),
    Type.Literal('unlock'),
    Type.Literal('prune'),
  ]),
  from: Type.Integer({ minimum: 0, description: 'revision it was based on' }),
  remote: Type.Optional(Type.String({ description: 'or `shell`; absent: the whole site' })),
  version: Type.Optional(Type.String()),
  replaces: Type.Optional(Type.String({ description: 'version that was live before' })),
  percent: Type.Optional(Type.Integer({ description: 'of a canary; 0 ended it' })),
  restores: Type.Optional(Revision),
  releases: Type.Optional(Type.Array(Type.String(), { description: 'added or removed' })),
  reason: Type.Optional(Type.String()),
  notes: Type.Optional(Type.Array(Type.String(), { description: 'what was omitted, and why' })),
})

/** Who locked the site, when and why. */
const SiteLockSchema = Type.Object({
  by: Type.String(),
  at: Type.String(),
  reason: Type.String(),
})

/** Releases that a `prune` is removing or has removed, unless they were published again later. */
const PendingDeletionSchema = Type.Object({
  at: Type.String(),
  releases: Type.Array(Type.String()),
})

export const SiteRevisionSchema = Type.Object({
  revision: Revision,
  change: SiteChangeSchema,
  composition: Type.Optional(CompositionSchema),
  lock: Type.Optional(SiteLockSchema),
  pendingDeletion: Type.Optional(PendingDeletionSchema),
})

export type SiteChange = Static<typeof SiteChangeSchema>
export type SiteLock = Static<typeof SiteLockSchema>

/** The site after one change. `composition.revision` is the revision of the last change that visitors could see. */
export type SiteRevision = Static<typeof SiteRevisionSchema>

/** The current site; revision 0 before the first change. */
export type SiteState = Omit<SiteRevision, 'change'>

/** Who changes the site, and why. */
export interface Actor {
  /** A person or a program, e.g. `asha` or `auto-halt`. */
  by: string
  reason?: string
  /** Default: now. */
  at?: Date
}
