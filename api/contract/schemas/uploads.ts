import { type Static, Type } from 'typebox'

/** A file that is public from now on. */
export const UploadedSchema = Type.Object({
  url: Type.String({ description: 'public; what it names never changes' }),
})

export type Uploaded = Static<typeof UploadedSchema>
