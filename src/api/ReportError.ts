import type { Report } from '#contract/common.ts'

/** The server answered a request for data with a report that refuses it. */
export class ReportError extends Error {
  static {
    this.prototype.name = 'ReportError'
  }

  readonly statusCode: number

  constructor(report: Report) {
    super(report.message)
    this.statusCode = report.statusCode
  }
}
