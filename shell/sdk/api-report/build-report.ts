import { composeReport, type ExportUse, exportNames, findMisplacedExports } from './api-report.ts'
import { contractExports, mostSdkExports } from './contract-exports.ts'
import { findExportUsers, type SourceFile } from './export-users.ts'
import { type Declarations, extractApi } from './extract-api.ts'
import type { ReportedPackage } from './packages.ts'

/** The report of a package, and the exports that break its rules. */
export interface BuiltReport {
  text: string
  problems: string[]
}

/** Builds the report of a package. */
export async function buildReport(
  reported: ReportedPackage,
  declarations: Declarations,
  sources: readonly SourceFile[],
): Promise<BuiltReport> {
  const extracted = await extractApi(reported, declarations)
  const users = findExportUsers(reported.name, sources)
  const isSdk = reported.name === '@store/sdk'
  const uses = exportNames(extracted).map((name): ExportUse => {
    const contract = isSdk ? contractExports[name] : undefined
    return { name, users: users.get(name) ?? [], ...(contract !== undefined && { contract }) }
  })
  const problems = findMisplacedExports(uses, isSdk ? 2 : 1)
  if (isSdk && uses.length > mostSdkExports) {
    problems.push(`${uses.length} exports are more than ${mostSdkExports}`)
  }
  return { text: composeReport(extracted, uses), problems }
}
