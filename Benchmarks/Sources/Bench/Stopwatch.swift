import Foundation

/// Measures the duration of work.
enum Stopwatch {
    /// The time of the monotonic clock, in seconds, which is the same in all processes.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns the duration of `work`, in seconds.
    static func seconds<Result>(_ work: () throws -> Result) rethrows -> Double {
        let start = now
        let result = try work()
        let end = now
        blackHole(result)
        return end - start
    }

    /// Returns the median duration of several rounds, after two rounds that fill the caches.
    static func median<Result>(rounds: Int = 9, _ work: () throws -> Result) rethrows -> Double {
        for _ in 0..<min(2, rounds - 1) { blackHole(try work()) }
        return try (0..<rounds).map { _ in try seconds(work) }.median
    }

    /// Returns the median duration of several rounds, without the time that preparing their input takes.
    static func median<Input>(rounds: Int, preparing prepare: () -> Input, _ work: (Input) -> Void) -> Double {
        (0..<rounds).map { _ in
            let input = prepare()
            return seconds { work(input) }
        }.median
    }

    /// Prevents the optimizer from removing the computation of a value.
    @inline(never)
    static func blackHole<Value>(_ value: Value) {
        withExtendedLifetime(value) {}
    }
}

extension [Double] {
    /// The median of the elements.
    var median: Double {
        precondition(!isEmpty, "An empty array has no median. Measure at least one round.")
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
