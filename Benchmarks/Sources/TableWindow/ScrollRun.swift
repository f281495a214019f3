import UIKit

/// Scrolls a table frame by frame, and prints what that cost.
@MainActor
final class ScrollRun {
    private let frames: Int
    private let step: CGFloat
    private var shown = 0
    /// Whether the table has been scrolled, and the frame that shows it is on its way.
    private var isScrolling = false
    private var processorBefore = 0.0

    init(frames: Int, step: CGFloat) {
        self.frames = frames
        self.step = step
    }

    /// The table is laid out, in the turn of the main loop that shows a frame of it.
    func laidOut(_ table: UITableView) {
        guard isScrolling else { return }
        isScrolling = false
        // What is due at once comes in the next turn of the main loop, after the frame.
        UIView.animate(withDuration: 0) {
        } completion: { [self] _ in
            showedFrame(of: table)
        }
    }

    /// A frame is on the screen: reports it, and makes the next one due.
    func showedFrame(of table: UITableView) {
        if shown == 0 {
            report("first_frame_at", seconds(CLOCK_MONOTONIC))
            processorBefore = seconds(CLOCK_PROCESS_CPUTIME_ID)
        }
        guard frames > 0 else { return }
        guard shown < frames else {
            report("frames", Double(frames))
            report("cpu", seconds(CLOCK_PROCESS_CPUTIME_ID) - processorBefore)
            report("offset", table.contentOffset.y)
            report("peak_kilobytes", peakKilobytes)
            exit(0)
        }
        shown += 1
        isScrolling = true
        table.contentOffset.y += step
    }

    private func report(_ name: String, _ value: Double) {
        print("\(name) \(value)")
        fflush(nil)
    }

    private func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that was resident since the process started, in kilobytes.
    private var peakKilobytes: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    }
}
