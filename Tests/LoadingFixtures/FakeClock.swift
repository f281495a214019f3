import Foundation

/// A time that tests set.
package final class FakeClock: @unchecked Sendable {
    private let lock = NSLock()
    private var date = Date(timeIntervalSince1970: 1_750_000_000)

    package init() {}

    package var now: Date { lock.withLock { date } }

    package func advance(by seconds: TimeInterval) { lock.withLock { date += seconds } }
}
