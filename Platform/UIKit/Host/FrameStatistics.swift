/// How fast an app in a window started and how much its frames cost, for whoever measures it.
///
/// With `TRESTLE_FRAME_STATISTICS` set to anything in the environment, an app prints one line of JSON to its standard
/// error when it ends:
/// - `first_frame_ms`: from the start of `main` to the first frame shown;
/// - `first_frame_since_exec_ms`: from the start of the process, as exactly as the kernel tells it (10 ms);
/// - `cpu_ms_before_first_frame`: processor time until then, all threads, what the system does to load the program included;
/// - `frames`: how many frames were shown, the first included;
/// - `cpu_ms_per_frame`: processor time of the whole process for each frame after the first;
/// - `cpu_ms_after_first_frame`, `wall_ms_after_first_frame`: what passed from the first frame to the end;
/// - `max_rss_mb`: the most memory that was ever resident.
@MainActor
final class FrameStatistics {
    private let start = systemSeconds(CLOCK_MONOTONIC)
    private var firstFrame: (wall: Double, sinceBoot: Double, processor: Double)?

    /// Nil where nobody has asked for statistics.
    static func ifWanted() -> FrameStatistics? {
        ProcessInfo.processInfo.environment["TRESTLE_FRAME_STATISTICS"] == nil ? nil : FrameStatistics()
    }

    func showedFrame() {
        guard firstFrame == nil else { return }
        firstFrame = (
            systemSeconds(CLOCK_MONOTONIC), systemSeconds(CLOCK_BOOTTIME), systemSeconds(CLOCK_PROCESS_CPUTIME_ID)
        )
    }

    /// Prints what was counted.
    func report(frames: Int) {
        guard let firstFrame else { return }
        let processor = systemSeconds(CLOCK_PROCESS_CPUTIME_ID) - firstFrame.processor
        let wall = systemSeconds(CLOCK_MONOTONIC) - firstFrame.wall
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let values: [(String, String)] = [
            ("first_frame_ms", decimal((firstFrame.wall - start) * 1e3)),
            ("first_frame_since_exec_ms", decimal((firstFrame.sinceBoot - Self.processStart) * 1e3)),
            ("cpu_ms_before_first_frame", decimal(firstFrame.processor * 1e3)),
            ("frames", "\(frames)"),
            ("cpu_ms_per_frame", decimal(frames > 1 ? processor * 1e3 / Double(frames - 1) : 0)),
            ("cpu_ms_after_first_frame", decimal(processor * 1e3)),
            ("wall_ms_after_first_frame", decimal(wall * 1e3)),
            ("max_rss_mb", decimal(Double(usage.ru_maxrss) / 1024)),
        ]
        let line = "{" + values.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    private func decimal(_ value: Double) -> String { String(format: "%.3f", value) }

    /// When the process began, in seconds since the machine was started: the 22nd field of `/proc/self/stat`, in ticks.
    private static var processStart: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            // The second field is the program's name in parentheses, and may have spaces in it.
            let ticks = text.split(separator: ")").last?.split(separator: " ").dropFirst(19).first.flatMap({
                Double($0)
            })
        else { return 0 }
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

/// What a clock of the system's says, in seconds.
private func systemSeconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
