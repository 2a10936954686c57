import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { type ReportedPackage, root } from './packages.ts'

/**
 * Lists the exports of a package with their types, by API Extractor.
 * @param declarations the folder that `writeDeclarations` has filled
 * @returns the text of the report
 * @throws Error when the declarations do not compile
 */
export async function extractApi(
  { name, folder, entry }: ReportedPackage,
  declarations: string,
): Promise<string> {
  const file = path.join(declarations, entry.replace(/\.ts$/, '.d.ts'))
  const reportFileName = path.basename(folder)
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: path.join(root, folder),
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: compilerOptions(file, declarations) },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: declarations,
        reportTempFolder: path.join(declarations, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None, addToApiReportFile: false },
        },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, folder, 'package.json'),
  })
  const errors: string[] = []
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text)
      message.handled = true
    },
  })
  if (errors.length > 0) throw new Error(`API Extractor cannot read ${name}: ${errors.join('\n')}`)
  return readFile(path.join(declarations, `${reportFileName}.api.md`), 'utf8')
}

function compilerOptions(file: string, declarations: string) {
  return {
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
      // Otherwise the shared components would be one line each, like those of another package.
      paths: { '@store/ui/shared': [path.join(declarations, 'shell/ui/shared/public.d.ts')] },
    },
    files: [file],
  }
}
