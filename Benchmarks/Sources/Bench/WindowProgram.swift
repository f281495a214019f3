import Foundation

/// A program that shows a list of two-line rows in a window, and scrolls it.
///
/// It is called with the number of rows, the number of frames and the points by which to scroll before each; it prints
/// lines of "name value" (see Peers/report.h), and ends after the last frame. With 0 frames it stays, and does nothing.
struct WindowProgram {
    let name: String
    let executable: URL
    var environment: [String: String] = [:]
    /// The variable of the environment by which the program is told at which pace to go. Without one it goes at 60 frames
    /// a second.
    var paceVariable: String?

    /// What one run reported.
    struct Run {
        /// From the start of the process until its first frame is on the screen, in milliseconds.
        let firstFrame: Double
        /// Time that the process spent on processors, in all its threads, in milliseconds for each frame.
        let cpuPerFrame: Double
        /// The most memory that was resident, in megabytes.
        let memory: Double
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the program to its end, at a number of frames a second.
    func scroll(rows: Int, frames: Int, step: Int, pace: Int) throws -> Run {
        let started = try start(rows: rows, frames: frames, step: step, pace: pace)
        let report = try started.report { _ in true }
        started.process.waitUntilExit()
        guard started.process.terminationStatus == 0 else {
            throw Failure(description: "\(name) ended with status \(started.process.terminationStatus)")
        }
        guard let firstFrame = report["first_frame_at"], let count = report["frames"], let cpu = report["cpu"],
            let peak = report["peak_kilobytes"], let offset = report["offset"]
        else {
            throw Failure(description: "\(name) did not report all that it should: \(report)")
        }
        guard Int(offset) == frames * step else {
            throw Failure(description: "\(name) scrolled to \(offset) instead of \(frames * step)")
        }
        return Run(
            firstFrame: (firstFrame - started.time) * 1_000, cpuPerFrame: cpu / count * 1_000, memory: peak / 1_024)
    }

    /// The part of one processor that the program takes while nothing happens in its window, in percent.
    func idle(rows: Int, seconds: Double) throws -> Double {
        let started = try start(rows: rows, frames: 0, step: 0, pace: 60)
        defer {
            started.process.terminate()
            started.process.waitUntilExit()
        }
        _ = try started.report { $0 != "first_frame_at" }
        // What follows the first frame, such as scroll bars that show themselves for a while, is over by then.
        Thread.sleep(forTimeInterval: 3)
        let before = try Self.processorTime(of: started.process)
        Thread.sleep(forTimeInterval: seconds)
        return try (Self.processorTime(of: started.process) - before) / seconds * 100
    }

    private struct Started {
        let process: Process
        let output: FileHandle
        let time: Double

        /// Reads lines until the program ends, or until `goesOn` says no to the name of one.
        func report(goesOn: (String) -> Bool) throws -> [String: Double] {
            var report: [String: Double] = [:]
            var text = ""
            while let piece = try output.read(upToCount: 1), !piece.isEmpty {
                guard piece[piece.startIndex] == UInt8(ascii: "\n") else {
                    text += String(decoding: piece, as: UTF8.self)
                    continue
                }
                let words = text.split(separator: " ")
                text = ""
                guard words.count == 2, let value = Double(words[1]) else { continue }
                report[String(words[0])] = value
                guard goesOn(String(words[0])) else { break }
            }
            return report
        }
    }

    private func start(rows: Int, frames: Int, step: Int, pace: Int) throws -> Started {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = [rows, frames, step].map(String.init)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let paceVariable { process.environment?[paceVariable] = "\(pace)" }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        let time = Stopwatch.now
        try process.run()
        return Started(process: process, output: pipe.fileHandleForReading, time: time)
    }

    /// The time that a process has spent on processors, in seconds: the first number of each thread's `schedstat`, which
    /// counts in nanoseconds where the better known `stat` counts in hundredths of seconds.
    private static func processorTime(of process: Process) throws -> Double {
        let tasks = URL(fileURLWithPath: "/proc/\(process.processIdentifier)/task")
        var nanoseconds = 0.0
        for thread in try FileManager.default.contentsOfDirectory(atPath: tasks.path) {
            let line = try String(contentsOf: tasks.appendingPathComponent(thread + "/schedstat"), encoding: .utf8)
            nanoseconds += line.split(separator: " ").first.flatMap { Double($0) } ?? 0
        }
        return nanoseconds / 1e9
    }
}
