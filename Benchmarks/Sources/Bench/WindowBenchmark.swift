import Foundation

/// A list in a real window, beside the lists that a Linux program would use instead.
struct WindowBenchmark {
    /// Rows of 44 points in a window of 390 × 844, scrolled by two rows and a bit for each frame, so that every frame
    /// has new rows in it.
    private static let frames = 300
    /// A start is short and noisy, so there are more of them.
    private static let starts = 15
    private static let step = 90
    /// An odd number, so that the median is a run that took place.
    private static let rounds = 5

    /// The pace of most screens, in frames a second.
    private static let usualPace = 60
    /// More frames a second than anything here can make. A program that never sleeps keeps the processor's caches warm,
    /// and so takes a third of the time for each frame.
    private static let fullPace = 1_000

    let trestle: WindowProgram
    let peers: [WindowProgram]

    func run(rows: Int) throws -> [Measurement] {
        let usual = try Comparison(programs: [trestle] + peers, rows: rows, pace: Self.usualPace)
        let started = try Comparison(
            programs: [trestle] + peers, rows: rows, pace: Self.usualPace, frames: 1, rounds: Self.starts)
        let fast = try Comparison(
            programs: [trestle] + peers.filter { $0.paceVariable != nil }, rows: rows, pace: Self.fullPace)
        return usual.measurements("window: CPU per frame, scrolling at 60 Hz", "ms", budgetRatio: 0.5, \.cpuPerFrame)
            + fast.measurements("window: CPU per frame, scrolling at full pace", "ms", budgetRatio: 0.5, \.cpuPerFrame)
            + started.measurements("window: start to first frame", "ms", budgetRatio: 1, \.firstFrame)
            + usual.measurements("window: peak resident memory", "MB", budgetRatio: 1, \.memory)
    }

    /// Runs of several programs at one pace.
    private struct Comparison {
        private let programs: [WindowProgram]
        private let rows: Int
        private var runs: [[WindowProgram.Run]]

        /// The programs take turns, so that what else the machine does meets all of them alike.
        init(
            programs: [WindowProgram], rows: Int, pace: Int, frames: Int = WindowBenchmark.frames,
            rounds: Int = WindowBenchmark.rounds
        ) throws {
            self.programs = programs
            self.rows = rows
            runs = programs.map { _ in [] }
            for _ in 0..<rounds {
                for (index, program) in programs.enumerated() {
                    runs[index].append(
                        try program.scroll(
                            rows: rows, frames: frames, step: WindowBenchmark.step, pace: pace))
                }
            }
        }

        /// The first program's value beside each other's; the budget is set against the first of the peers.
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

    /// What a window costs in which nothing moves.
    func runIdle(seconds: Double = 3) throws -> [Measurement] {
        let own = try trestle.idle(rows: 1_000, seconds: seconds)
        return try peers.enumerated().map { index, peer in
            Measurement(
                name: "window: CPU while nothing moves", value: own, unit: "%",
                peer: .init(name: peer.name, value: try peer.idle(rows: 1_000, seconds: seconds)),
                // The clock's own resolution: what is less is nothing.
                budget: index == 0 ? 0.01 : nil)
        }
    }
}
