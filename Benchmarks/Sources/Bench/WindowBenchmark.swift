import Foundation

/// Benchmarks of a list or a grid in a real window, compared with those of other toolkits for Linux.
struct WindowBenchmark {
    /// The largest ratios of Trestle's values to those of the first peer.
    struct Budgets {
        var cpuPerFrame: Double
        var firstFrame: Double
        var memory: Double
    }

    /// The number of frames of a run. The window has 390 × 844 points and rows of 44 points, or of five items of
    /// 78 points; each frame scrolls by more than a row, so that every frame contains new rows.
    private static let frames = 300
    private static let windowHeight = 844.0
    /// The number of runs for measuring the launch time, which is short and noisy.
    private static let launches = 15
    private static let step = 90
    /// The number of runs for all other values. An odd number, so that the median is the value of an actual
    /// run.
    private static let rounds = 5

    /// The refresh rate of most displays, in frames per second.
    static let displayRate = 60
    /// A frame rate that no program reaches. A program that never sleeps keeps the processor's caches warm
    /// and needs a third of the time for each frame.
    static let unreachableRate = 1_000

    /// The prefix of the names of measurements.
    let name: String
    /// The plural of the name of an item.
    let items: String
    /// The height of the content per item, in points.
    let pointsPerItem: Double
    let trestle: WindowProgram
    let peers: [WindowProgram]
    let budgets: Budgets

    /// A list of two-line rows.
    static func list(programs: String) -> WindowBenchmark {
        WindowBenchmark(
            name: "window", items: "rows", pointsPerItem: 44, trestle: trestle("TableWindow", in: programs),
            peers: peers(["Qt Quick ListView", "GtkListView"], kind: "list", in: programs),
            budgets: Budgets(cpuPerFrame: 0.45, firstFrame: 0.75, memory: 0.9))
    }

    /// A grid of five items in a row.
    static func grid(programs: String) -> WindowBenchmark {
        WindowBenchmark(
            name: "grid", items: "items", pointsPerItem: 78 / 5, trestle: trestle("GridWindow", in: programs),
            peers: peers(["Qt Quick GridView", "GtkGridView"], kind: "grid", in: programs),
            budgets: Budgets(cpuPerFrame: 0.5, firstFrame: 1, memory: 1))
    }

    static func trestle(_ program: String, in folder: String) -> WindowProgram {
        WindowProgram(
            name: "Trestle", executable: URL(fileURLWithPath: folder + "/" + program),
            frameRateVariable: "TRESTLE_FRAMES_PER_SECOND")
    }

    static func peers(_ names: [String], kind: String, in folder: String) -> [WindowProgram] {
        [
            WindowProgram(
                name: names[0], executable: URL(fileURLWithPath: folder + "/qt_window"), arguments: [kind],
                environment: ["QT_QUICK_BACKEND": "software"], frameRateVariable: "FRAMES_PER_SECOND"),
            WindowProgram(
                name: names[1], executable: URL(fileURLWithPath: folder + "/gtk_window"), arguments: [kind],
                environment: ["GSK_RENDERER": "cairo"]),
        ]
    }

    func run(count: Int) throws -> [Measurement] {
        // Some toolkits do not scroll beyond the end.
        let frames = min(Self.frames, Int(Double(count) * pointsPerItem - Self.windowHeight) / Self.step)
        let atDisplayRate = try Comparison(
            programs: [trestle] + peers, count: count, items: items, framesPerSecond: Self.displayRate, frames: frames)
        let launched = try Comparison(
            programs: [trestle] + peers, count: count, items: items, framesPerSecond: Self.displayRate, frames: 1,
            rounds: Self.launches)
        let unthrottled = try Comparison(
            programs: [trestle] + peers.filter { $0.frameRateVariable != nil }, count: count, items: items,
            framesPerSecond: Self.unreachableRate, frames: frames)
        return atDisplayRate.measurements(
            "\(name): CPU per frame, scrolling at 60 Hz", "ms", budgetRatio: budgets.cpuPerFrame, \.cpuPerFrame)
            + unthrottled.measurements(
                "\(name): CPU per frame, scrolling at full pace", "ms", budgetRatio: budgets.cpuPerFrame, \.cpuPerFrame)
            + launched.measurements(
                "\(name): start to first frame", "ms", budgetRatio: budgets.firstFrame, \.firstFrame)
            + atDisplayRate.measurements("\(name): peak resident memory", "MB", budgetRatio: budgets.memory, \.memory)
    }

    /// Runs of several programs at one frame rate.
    private struct Comparison {
        private let programs: [WindowProgram]
        private let count: Int
        private let items: String
        private let runs: [[WindowProgram.Run]]

        /// Creates a comparison by running the programs.
        init(
            programs: [WindowProgram], count: Int, items: String, framesPerSecond: Int, frames: Int,
            rounds: Int = WindowBenchmark.rounds
        ) throws {
            self.programs = programs
            self.count = count
            self.items = items
            runs = try programs.runInTurns(rounds: rounds) {
                try $0.scroll(
                    count: count, frames: frames, step: WindowBenchmark.step, framesPerSecond: framesPerSecond)
            }
        }

        /// Returns the first program's values next to those of each peer. The budget derives from the first
        /// peer.
        func measurements(
            _ name: String, _ unit: String, budgetRatio: Double, _ value: (WindowProgram.Run) -> Double
        ) -> [Measurement] {
            let number = count.formatted(.number.locale(Locale(identifier: "en_US")))
            let medians = runs.map { $0.map(value).median }
            return programs.indices.dropFirst().map { index in
                Measurement(
                    name: "\(name), \(number) \(items)", value: medians[0], unit: unit,
                    peer: .init(name: programs[index].name, value: medians[index]),
                    budget: index == 1 ? medians[1] * budgetRatio : nil)
            }
        }
    }

    /// Measures the CPU time of a window without activity.
    func runIdle(seconds: Double = 3) throws -> [Measurement] {
        let own = try trestle.idle(count: 1_000, seconds: seconds)
        return try peers.enumerated().map { index, peer in
            Measurement(
                name: "\(name): CPU while nothing moves", value: own, unit: "%",
                peer: .init(name: peer.name, value: try peer.idle(count: 1_000, seconds: seconds)),
                // The resolution of the clock: smaller values count as zero.
                budget: index == 0 ? 0.01 : nil)
        }
    }
}
