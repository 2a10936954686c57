import { type Static, Type } from 'typebox'

/** Facts of a private PDF and of the picture of its first page. */
export const FirstPageSchema = Type.Object({
  pages: Type.Integer({ minimum: 1, description: 'of the whole file' }),
  width: Type.Integer({ minimum: 1, description: 'of the picture, in pixels' }),
  height: Type.Integer({ minimum: 1, description: 'of the picture, in pixels' }),
})

export type FirstPage = Static<typeof FirstPageSchema>
