/// Measurements of an app's launch time and frame cost.
///
/// If the environment variable `TRESTLE_FRAME_STATISTICS` is set, an app prints one line of JSON to standard
/// error when it quits:
/// - `first_frame_ms`: from the start of `main` to the first frame;
/// - `first_frame_since_exec_ms`: from the start of the process, at the kernel's resolution (10 ms);
/// - `cpu_ms_before_first_frame`: CPU time of all threads before the first frame, including program loading;
/// - `frames`: the number of frames shown, including the first;
/// - `cpu_ms_per_frame`: CPU time of the process per frame after the first;
/// - `cpu_ms_after_first_frame`, `wall_ms_after_first_frame`: CPU and elapsed time from the first frame to
///   the end;
/// - `max_rss_mb`: the peak resident memory.
@MainActor
final class FrameStatistics {
    private let start = systemSeconds(CLOCK_MONOTONIC)
    private var firstFrame: (wall: Double, sinceBoot: Double, cpu: Double)?

    /// Creates the statistics, or returns `nil` if the environment does not request them.
    static func ifEnabled() -> FrameStatistics? {
        getenv("TRESTLE_FRAME_STATISTICS") == nil ? nil : FrameStatistics()
    }

    func recordFrame() {
        guard firstFrame == nil else { return }
        firstFrame = (
            systemSeconds(CLOCK_MONOTONIC), systemSeconds(CLOCK_BOOTTIME), systemSeconds(CLOCK_PROCESS_CPUTIME_ID)
        )
    }

    /// Prints the measurements.
    func report(frames: Int) {
        guard let firstFrame else { return }
        let cpu = systemSeconds(CLOCK_PROCESS_CPUTIME_ID) - firstFrame.cpu
        let wall = systemSeconds(CLOCK_MONOTONIC) - firstFrame.wall
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let values: [(String, String)] = [
            ("first_frame_ms", decimal((firstFrame.wall - start) * 1e3)),
            ("first_frame_since_exec_ms", decimal((firstFrame.sinceBoot - Self.processStart) * 1e3)),
            ("cpu_ms_before_first_frame", decimal(firstFrame.cpu * 1e3)),
            ("frames", "\(frames)"),
            ("cpu_ms_per_frame", decimal(frames > 1 ? cpu * 1e3 / Double(frames - 1) : 0)),
            ("cpu_ms_after_first_frame", decimal(cpu * 1e3)),
            ("wall_ms_after_first_frame", decimal(wall * 1e3)),
            ("max_rss_mb", decimal(Double(usage.ru_maxrss) / 1024)),
        ]
        let line = "{" + values.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    private func decimal(_ value: Double) -> String { String(format: "%.3f", value) }

    /// The start time of the process, in seconds since the system booted: the 22nd field of
    /// `/proc/self/stat`, in ticks.
    private static var processStart: Double {
        guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            // The second field is the program's name in parentheses, which may contain spaces.
            let ticks = text.split(separator: ")").last?.split(separator: " ").dropFirst(19).first.flatMap({
                Double($0)
            })
        else { return 0 }
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

/// Returns the time of a system clock, in seconds.
private func systemSeconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
