import Foundation

/// Benchmarks of a list in a real window, compared with the lists of other toolkits for Linux.
struct WindowBenchmark {
    /// The number of frames of a run. The window has 390 × 844 points and rows of 44 points; each frame
    /// scrolls by slightly more than two rows, so that every frame contains new rows.
    private static let frames = 300
    /// The number of runs for measuring the launch time, which is short and noisy.
    private static let launches = 15
    private static let step = 90
    /// The number of runs for all other values. An odd number, so that the median is the value of an actual
    /// run.
    private static let rounds = 5

    /// The refresh rate of most displays, in frames per second.
    private static let displayRate = 60
    /// A frame rate that no program reaches. A program that never sleeps keeps the processor's caches warm
    /// and needs a third of the time for each frame.
    private static let unreachableRate = 1_000

    let trestle: WindowProgram
    let peers: [WindowProgram]

    func run(rows: Int) throws -> [Measurement] {
        let atDisplayRate = try Comparison(programs: [trestle] + peers, rows: rows, framesPerSecond: Self.displayRate)
        let launched = try Comparison(
            programs: [trestle] + peers, rows: rows, framesPerSecond: Self.displayRate, frames: 1, rounds: Self.launches
        )
        let unthrottled = try Comparison(
            programs: [trestle] + peers.filter { $0.frameRateVariable != nil }, rows: rows,
            framesPerSecond: Self.unreachableRate)
        return atDisplayRate.measurements(
            "window: CPU per frame, scrolling at 60 Hz", "ms", budgetRatio: 0.45, \.cpuPerFrame)
            + unthrottled.measurements(
                "window: CPU per frame, scrolling at full pace", "ms", budgetRatio: 0.45, \.cpuPerFrame)
            + launched.measurements("window: start to first frame", "ms", budgetRatio: 0.75, \.firstFrame)
            + atDisplayRate.measurements("window: peak resident memory", "MB", budgetRatio: 0.9, \.memory)
    }

    /// Runs of several programs at one frame rate.
    private struct Comparison {
        private let programs: [WindowProgram]
        private let rows: Int
        private var runs: [[WindowProgram.Run]]

        /// Creates a comparison by running the programs in turns, so that other load on the machine affects
        /// all of them equally.
        init(
            programs: [WindowProgram], rows: Int, framesPerSecond: Int, frames: Int = WindowBenchmark.frames,
            rounds: Int = WindowBenchmark.rounds
        ) throws {
            self.programs = programs
            self.rows = rows
            runs = programs.map { _ in [] }
            for _ in 0..<rounds {
                for (index, program) in programs.enumerated() {
                    runs[index].append(
                        try program.scroll(
                            rows: rows, frames: frames, step: WindowBenchmark.step, framesPerSecond: framesPerSecond))
                }
            }
        }

        /// Returns the first program's values next to those of each peer. The budget derives from the first
        /// peer.
        func measurements(
            _ name: String, _ unit: String, budgetRatio: Double, _ value: (WindowProgram.Run) -> Double
        ) -> [Measurement] {
            let count = rows.formatted(.number.locale(Locale(identifier: "en_US")))
            let medians = runs.map { $0.map(value).median }
            return programs.indices.dropFirst().map { index in
                Measurement(
                    name: "\(name), \(count) rows", value: medians[0], unit: unit,
                    peer: .init(name: programs[index].name, value: medians[index]),
                    budget: index == 1 ? medians[1] * budgetRatio : nil)
            }
        }
    }

    /// Measures the CPU time of a window without activity.
    func runIdle(seconds: Double = 3) throws -> [Measurement] {
        let own = try trestle.idle(rows: 1_000, seconds: seconds)
        return try peers.enumerated().map { index, peer in
            Measurement(
                name: "window: CPU while nothing moves", value: own, unit: "%",
                peer: .init(name: peer.name, value: try peer.idle(rows: 1_000, seconds: seconds)),
                // The resolution of the clock: smaller values count as zero.
                budget: index == 0 ? 0.01 : nil)
        }
    }
}
