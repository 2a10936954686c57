import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { readBuildFiles } from '../../releases/build/build-files.ts'
import { findSources } from '../../releases/build/build-inputs.ts'
import { buildReleases } from '../../releases/build/build-releases.ts'
import { RendererSchema } from '../../releases/release.ts'

/** A file of a release that browsers receive. */
export interface PublishedFile {
  /** Release and file, such as `mf-shop/151.0a1b2c3d4e5f.js`. */
  name: string
  /** Files that are not text, such as fonts, are empty. */
  text: string
}

/** Builds the shell and the remotes of a repository, unless the same sources were built before, and reads their files. */
export async function readPublishedFiles(root: string): Promise<PublishedFile[]> {
  const builds = await buildReleases(findSources(root, 'production'), async ({ build }) => {
    const files = await readBuildFiles(build.files)
    const onServer = serverScripts(String(files.get('contents.json') ?? '{}'))
    return [...files].flatMap(([file, bytes]) =>
      onServer.includes(file)
        ? []
        : [{ name: `${build.name}/${file}`, text: isText.test(file) ? String(bytes) : '' }],
    )
  })
  return builds.flat()
}

const isText = /\.(js|css|html)$/

/** Scripts that only render pages on the server. */
function serverScripts(contents: string): string[] {
  const value: unknown = JSON.parse(contents)
  return Value.Check(ContentsSchema, value) ? value.renderer.own : []
}

const ContentsSchema = Type.Object({ renderer: RendererSchema })

/** The scripts inside a document, which run before all others. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\btype="application\/json")[^>]*>(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, text]) => text || [])
}
