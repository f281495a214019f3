import Foundation

/// A program that scrolls a list or a grid in a window.
///
/// Its last arguments are the number of items, the number of frames and the number of points to scroll before
/// each frame. It prints lines of the form "name value" (see Peers/report.h) and exits after the last frame. With
/// 0 frames it keeps running without scrolling.
struct WindowProgram {
    let name: String
    let executable: URL
    /// The arguments that precede the numbers.
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// The environment variable for the frame rate. A program without one runs at 60 frames per second.
    var frameRateVariable: String?

    /// The values that one run reported.
    struct Run {
        /// The time from the start of the process to its first frame on the screen, in milliseconds.
        let firstFrame: Double
        /// The CPU time of all threads of the process, in milliseconds per frame.
        let cpuPerFrame: Double
        /// The time between frames, in milliseconds.
        let interval: Double
        /// The longest CPU time of the main thread between two frames, in milliseconds, if the program reports it.
        let longestFrame: Double?
        /// The number of photographs that were displayed, if the program reports it.
        let photos: Double?
        /// The peak resident memory, in megabytes.
        let memory: Double
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs the program to its end at a frame rate.
    func scroll(count: Int, frames: Int, step: Int, framesPerSecond: Int) throws -> Run {
        let program = try start(count: count, frames: frames, step: step, framesPerSecond: framesPerSecond)
        let report = try program.report { _ in true }
        program.process.waitUntilExit()
        guard program.process.terminationStatus == 0 else {
            throw Failure(description: "\(name) exited with status \(program.process.terminationStatus)")
        }
        guard let firstFrame = report["first_frame_at"], let shown = report["frames"], let cpu = report["cpu"],
            let wall = report["wall"],
            let peak = report["peak_kilobytes"], let offset = report["offset"]
        else {
            throw Failure(description: "\(name) did not report all required values, only \(report)")
        }
        guard Int(offset) == frames * step else {
            throw Failure(description: "\(name) scrolled to \(offset) instead of \(frames * step)")
        }
        return Run(
            firstFrame: (firstFrame - program.time) * 1_000, cpuPerFrame: cpu / shown * 1_000,
            interval: wall / shown * 1_000,
            longestFrame: report["longest_frame"].map { $0 * 1_000 }, photos: report["photos"],
            memory: peak / 1_024)
    }

    /// Returns the CPU usage of the program without activity in its window, in percent of one processor.
    func idle(count: Int, seconds: Double) throws -> Double {
        let program = try start(count: count, frames: 0, step: 0, framesPerSecond: 60)
        defer {
            program.process.terminate()
            program.process.waitUntilExit()
        }
        _ = try program.report { $0 != "first_frame_at" }
        // Waits until work after the first frame has ended, such as fading out the scroll indicators.
        Thread.sleep(forTimeInterval: 3)
        let before = try Self.processorTime(of: program.process)
        Thread.sleep(forTimeInterval: seconds)
        return try (Self.processorTime(of: program.process) - before) / seconds * 100
    }

    private struct RunningProgram {
        let process: Process
        let output: FileHandle
        let time: Double

        /// Reads the reported values until the program exits, or until `shouldContinue` returns `false` for
        /// a value's name.
        func report(while shouldContinue: (String) -> Bool) throws -> [String: Double] {
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
                guard shouldContinue(String(words[0])) else { break }
            }
            return report
        }
    }

    private func start(count: Int, frames: Int, step: Int, framesPerSecond: Int) throws -> RunningProgram {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments + [count, frames, step].map(String.init)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let frameRateVariable { process.environment?[frameRateVariable] = "\(framesPerSecond)" }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        let time = Stopwatch.now
        try process.run()
        return RunningProgram(process: process, output: pipe.fileHandleForReading, time: time)
    }

    /// Returns the CPU time of a process, in seconds. It is the first number in each thread's `schedstat`,
    /// which counts nanoseconds; the better-known `stat` counts hundredths of seconds.
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

extension [WindowProgram] {
    /// Runs the programs in turns, so that other load on the machine affects all of them equally, and returns the runs of each.
    func runInTurns(rounds: Int, _ run: (WindowProgram) throws -> WindowProgram.Run) rethrows -> [[WindowProgram.Run]] {
        let turns = try (0..<rounds).map { _ in try map(run) }
        return indices.map { index in turns.map { $0[index] } }
    }
}
