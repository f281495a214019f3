import Foundation

/// A list in a real window, beside the lists that a Linux program would use instead.
struct WindowBenchmark {
    /// Rows of 44 points in a window of 390 × 844, scrolled by two rows and a bit for each frame, so that every frame
    /// has new rows in it.
    private static let frames = 300
    private static let step = 90
    /// An odd number, so that the median is a run that took place.
    private static let rounds = 5

    let trestle: WindowProgram
    let peers: [WindowProgram]

    /// The peers take turns, so that what else the machine does meets all of them alike.
    func run(rows: Int) throws -> [Measurement] {
        let programs = [trestle] + peers
        var runs = [[WindowProgram.Run]](repeating: [], count: programs.count)
        for _ in 0..<Self.rounds {
            for (index, program) in programs.enumerated() {
                runs[index].append(try program.scroll(rows: rows, frames: Self.frames, step: Self.step))
            }
        }
        let count = rows.formatted(.number.locale(Locale(identifier: "en_US")))
        func measurements(
            _ name: String, unit: String, budgetRatio: Double, _ value: (WindowProgram.Run) -> Double
        ) -> [Measurement] {
            let medians = runs.map { $0.map(value).median }
            return peers.indices.map { peer in
                Measurement(
                    name: "\(name), \(count) rows", value: medians[0], unit: unit,
                    peer: .init(name: peers[peer].name, value: medians[peer + 1]),
                    // The budgets are set against the first of the peers.
                    budget: peer == 0 ? medians[1] * budgetRatio : nil)
            }
        }
        return measurements("window: CPU per scrolled frame", unit: "ms", budgetRatio: 0.5, \.cpuPerFrame)
            + measurements("window: start to first frame", unit: "ms", budgetRatio: 1, \.firstFrame)
            + measurements("window: peak resident memory", unit: "MB", budgetRatio: 1, \.memory)
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
