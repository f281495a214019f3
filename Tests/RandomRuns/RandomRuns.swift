import Foundation

/// SplitMix64: the same numbers for the same seed, everywhere.
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

/// Runs a random test again and again: `count` times, or for as long as `make fuzz` says.
///
/// Each run has a seed of its own, which is handed to it, so that a failure can name it: `TRESTLE_SEED` set to that number
/// makes it the first run.
package func repeatRandomly(
    _ count: Int, _ name: String = #function,
    _ body: (_ seed: UInt64, _ generator: inout SeededGenerator) throws -> Void
) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let firstSeed = environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let seconds = environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init)
    let start = Date()
    var runs = 0
    var told = start
    tell("\(name): from TRESTLE_SEED=\(firstSeed)")
    while seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (runs < count) {
        let seed = firstSeed &+ UInt64(runs)
        if Date().timeIntervalSince(told) > 1 {
            told = Date()
            tell("\(name): at TRESTLE_SEED=\(seed)")
        }
        var generator = SeededGenerator(state: seed)
        try body(seed, &generator)
        runs += 1
    }
    print("\(name): \(runs) runs from TRESTLE_SEED=\(firstSeed)")
}

/// Says at once where a test is, for a run that stops the program takes with it what is only going to be printed.
private func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
