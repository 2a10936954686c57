import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import { type ReportedPackage, reportedPackages, root } from './packages.ts'

/** The declarations of all reported packages, compiled once. */
export interface Declarations {
  folder: string
  compilerState: CompilerState
}

/**
 * Compiles the declarations of all reported packages together, because they share most of their modules.
 * @param folder the one that `writeDeclarations` has filled
 */
export function compileDeclarations(folder: string): Declarations {
  const [first, ...others] = reportedPackages
  if (first === undefined) throw new Error('no package has a report')
  const additionalEntryPoints = others.map((other) => declarationFileOf(other, folder))
  const compilerState = CompilerState.create(configOf(first, folder), { additionalEntryPoints })
  return { folder, compilerState }
}

/**
 * Lists the exports of a package with their types, by API Extractor.
 * @returns the text of the report
 * @throws Error when the declarations do not compile
 */
export async function extractApi(
  reported: ReportedPackage,
  { folder, compilerState }: Declarations,
): Promise<string> {
  const errors: string[] = []
  Extractor.invoke(configOf(reported, folder), {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text)
      message.handled = true
    },
  })
  if (errors.length > 0) {
    throw new Error(`API Extractor cannot read ${reported.name}: ${errors.join('\n')}`)
  }
  return readFile(path.join(folder, `${path.basename(reported.folder)}.api.md`), 'utf8')
}

function declarationFileOf({ entry }: ReportedPackage, declarations: string): string {
  return path.join(declarations, entry.replace(/\.ts$/, '.d.ts'))
}

function configOf(reported: ReportedPackage, declarations: string): ExtractorConfig {
  const { folder } = reported
  const file = declarationFileOf(reported, declarations)
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: path.join(root, folder),
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: compilerOptions(file, declarations) },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: path.basename(folder),
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
