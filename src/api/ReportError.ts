import type { Report } from '#contract/common.ts'

/** A list could not be had because the server said no; it carries what the server said. */
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
