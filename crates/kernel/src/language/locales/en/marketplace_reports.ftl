# The marketplace: reports about listings.

marketplace-report-own = This is your own listing, so you can't report it.
marketplace-report-exists = You have already reported this listing.
marketplace-report-missing = This report doesn't exist.
marketplace-report-not-yours = Only whoever made this report and the seller can see it.
marketplace-report-wrong-status = The status of this report doesn't allow this.
marketplace-report-decide-own = Somebody else has to decide this report because you are part of it.
marketplace-report-received = Thank you. An administrator will look at your report.
marketplace-report-appealed = Your appeal has been received.
marketplace-report-taken-up = The report is under review.
marketplace-report-decided = The report is decided.
marketplace-report-appeal-decided = The appeal is decided.
