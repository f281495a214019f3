// The module contains Apple's logging, signposts and locks.
//
// Messages are written to the standard error output. The environment variable `OS_ACTIVITY_MODE` selects the levels:
// `disable` writes nothing, `info` adds informational messages, and `debug` adds those and debug messages. Without the
// variable, messages of the levels default, error and fault are written. Values are redacted as in Apple's log: text
// and objects are private unless their privacy is `.public`. `TRESTLE_LOG_PRIVATE_DATA=1` writes private values, too,
// but not sensitive ones. Messages are not stored, so there is no `OSLogStore`.

@_exported import Foundation
