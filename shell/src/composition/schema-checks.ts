import {
  CompositionSchema,
  RemoteReleaseFileSchema,
} from '@store/contract/schemas/site/composition'
import { PreviewSchema } from '@store/contract/schemas/site/preview'
import { Compile } from 'typebox/compile'

// In the shell's build this module is replaced by the code of its checks (`schema-checks-loader.ts`).
export const compositionCheck = Compile(CompositionSchema)
export const releaseFileCheck = Compile(RemoteReleaseFileSchema)
export const previewCheck = Compile(PreviewSchema)
