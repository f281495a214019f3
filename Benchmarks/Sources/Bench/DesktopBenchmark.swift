import Foundation

/// Benchmarks of a list in a window of 3840 × 2160 pixels, which is scrolled and faded, compared with Qt Quick.
struct DesktopBenchmark {
    private static let rows = 100_000
    private static let frames = 120
    private static let rounds = 5
    /// The CPU time of a frame, in milliseconds: about that of a copy of its 33 MB.
    private static let processorBudget = 3.3
    /// The time between frames at 120 Hz, in milliseconds.
    private static let intervalBudget = 8.0
    /// The peak resident memory, in megabytes, of which the picture takes 33.
    private static let memoryBudget = 90.0

    private let programs: [WindowProgram]

    /// Creates benchmarks of the programs in a folder.
    init(programs folder: String) {
        var trestle = WindowBenchmark.trestle("TableWindow", in: folder)
        trestle.environment["TRESTLE_SIZE"] = "3840x2160"
        trestle.environment["TRESTLE_SCALE"] = "1"
        var qt = WindowBenchmark.peers(["Qt Quick ListView", ""], kind: "list", in: folder)[0]
        qt.environment["WINDOW_SIZE"] = "3840x2160"
        programs = [trestle, qt]
    }

    func run() throws -> [Measurement] {
        try [20, 90].flatMap { step in
            let runs = try runs(step: step, framesPerSecond: WindowBenchmark.displayRate)
            let fast = try self.runs(step: step, framesPerSecond: WindowBenchmark.unreachableRate)
            return [
                measurement(
                    "CPU per frame, \(step) points a frame at 60 Hz", runs, \.cpuPerFrame, Self.processorBudget, 0.4),
                measurement(
                    "time between frames, \(step) points a frame at full pace", fast, \.interval, Self.intervalBudget),
                measurement(
                    "peak resident memory, \(step) points a frame", runs, \.memory, Self.memoryBudget, unit: "MB"),
            ]
        } + fade()
    }

    private func fade() throws -> [Measurement] {
        let fast = try runs(step: 0, framesPerSecond: WindowBenchmark.unreachableRate)
        return [measurement("time between frames of a fade at full pace", fast, \.interval, Self.intervalBudget)]
    }

    private func runs(step: Int, framesPerSecond: Int) throws -> [[WindowProgram.Run]] {
        try programs.runInTurns(rounds: Self.rounds) {
            try $0.scroll(count: Self.rows, frames: Self.frames, step: step, framesPerSecond: framesPerSecond)
        }
    }

    /// Returns the medians, with a budget that is also a ratio to the peer's value if one is given.
    private func measurement(
        _ name: String, _ runs: [[WindowProgram.Run]], _ value: (WindowProgram.Run) -> Double, _ budget: Double,
        _ ratio: Double? = nil, unit: String = "ms"
    ) -> Measurement {
        let medians = runs.map { $0.map(value).median }
        return Measurement(
            name: "desktop: \(name)", value: medians[0], unit: unit,
            peer: .init(name: programs[1].name, value: medians[1]),
            budget: ratio.map { min(budget, medians[1] * $0) } ?? budget)
    }
}
