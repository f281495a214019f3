import Foundation

/// Times pieces of work.
enum Stopwatch {
    /// Seconds on the monotonic clock, which the programs that are started read too.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How long `work` takes, in seconds.
    static func seconds<Result>(_ work: () throws -> Result) rethrows -> Double {
        let start = now
        let result = try work()
        let end = now
        keep(result)
        return end - start
    }

    /// The median of several rounds, after two that warm up what is cached.
    static func median<Result>(rounds: Int = 9, _ work: () throws -> Result) rethrows -> Double {
        for _ in 0..<min(2, rounds - 1) { keep(try work()) }
        return try (0..<rounds).map { _ in try seconds(work) }.median
    }

    /// The median of several rounds, each of which works on something that was prepared for it in time of its own.
    static func median<Input>(rounds: Int, preparing prepare: () -> Input, _ work: (Input) -> Void) -> Double {
        (0..<rounds).map { _ in
            let input = prepare()
            return seconds { work(input) }
        }.median
    }

    /// Makes the optimiser believe that a result is used.
    @inline(never)
    static func keep<Value>(_ value: Value) {
        withExtendedLifetime(value) {}
    }
}

extension [Double] {
    /// The value in the middle.
    var median: Double {
        precondition(!isEmpty, "There is no median of nothing.")
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
