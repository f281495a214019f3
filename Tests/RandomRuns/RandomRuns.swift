import Foundation

/// The SplitMix64 generator (Steele, Lea & Flood, "Fast Splittable Pseudorandom Number Generators", 2014),
/// which produces the same sequence for a seed on every platform.
package struct SeededGenerator: RandomNumberGenerator {
    package var state: UInt64

    package init(state: UInt64) {
        self.state = state
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Repeats a random test `count` times, or for as long as `make fuzz` requests.
///
/// Each run has its own seed, which is passed to `body` so that failures can include it. Set the environment
/// variable `TRESTLE_SEED` to that seed to make it the first run.
package func repeatRandomly(
    _ count: Int, _ name: String = #function,
    _ body: (_ seed: UInt64, _ generator: inout SeededGenerator) throws -> Void
) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let firstSeed = environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let seconds = environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init)
    let start = Date()
    var runs = 0
    var lastProgress = start
    printProgress("\(name): from TRESTLE_SEED=\(firstSeed)")
    while seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (runs < count) {
        let seed = firstSeed &+ UInt64(runs)
        if Date().timeIntervalSince(lastProgress) > 1 {
            lastProgress = Date()
            printProgress("\(name): at TRESTLE_SEED=\(seed)")
        }
        var generator = SeededGenerator(state: seed)
        try body(seed, &generator)
        runs += 1
    }
    print("\(name): \(runs) runs from TRESTLE_SEED=\(firstSeed)")
}

/// Prints a line unbuffered, so that it is not lost if the test process crashes.
private func printProgress(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
