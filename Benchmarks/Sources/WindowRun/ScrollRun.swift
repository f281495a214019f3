import UIKit

/// Scrolls or fades a view frame by frame and prints the measurements.
@MainActor
package final class ScrollRun {
    private let frames: Int
    private let step: CGFloat
    /// A further value that is reported after the last frame, with its name.
    package var detail: (name: String, value: () -> Double)?
    private var shownFrames = 0
    /// Whether the view has scrolled and the frame that shows it is pending.
    private var isScrolling = false
    private var processorBefore = 0.0
    private var timeBefore = 0.0
    /// The main thread's CPU time at the last frame, and its longest between two frames, in seconds.
    private var mainThreadBefore = 0.0
    private var longestFrame = 0.0

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - frames: The number of frames, or 0 for a view that does not scroll.
    ///   - step: The distance of each frame from the previous one, in points, or 0 to change the opacity instead.
    package init(frames: Int, step: CGFloat) {
        self.frames = frames
        self.step = step
    }

    /// Called when the view is laid out, in the turn of the main loop that draws a frame of it.
    package func didLayOut(_ view: UIScrollView) {
        guard isScrolling else { return }
        isScrolling = false
        // Completes in the next turn of the main loop, after the frame.
        UIView.animate(withDuration: 0) {
        } completion: { [self] _ in
            didShowFrame(of: view)
        }
    }

    /// Reports a frame that is on the screen and scrolls to the next one.
    package func didShowFrame(of view: UIScrollView) {
        if shownFrames == 0 {
            report("first_frame_at", seconds(CLOCK_MONOTONIC))
            processorBefore = seconds(CLOCK_PROCESS_CPUTIME_ID)
            timeBefore = seconds(CLOCK_MONOTONIC)
        } else {
            longestFrame = max(longestFrame, seconds(CLOCK_THREAD_CPUTIME_ID) - mainThreadBefore)
        }
        mainThreadBefore = seconds(CLOCK_THREAD_CPUTIME_ID)
        guard frames > 0 else { return }
        guard shownFrames < frames else {
            report("frames", Double(frames))
            report("cpu", seconds(CLOCK_PROCESS_CPUTIME_ID) - processorBefore)
            report("wall", seconds(CLOCK_MONOTONIC) - timeBefore)
            report("longest_frame", longestFrame)
            if let detail { report(detail.name, detail.value()) }
            report("offset", view.contentOffset.y)
            report("peak_kilobytes", peakKilobytes)
            exit(0)
        }
        shownFrames += 1
        isScrolling = true
        guard step == 0 else { return view.contentOffset.y += step }
        view.alpha = shownFrames.isMultiple(of: 2) ? 0.6 : 0.4
        view.setNeedsLayout()
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

    /// The peak resident memory of the process, in kilobytes.
    private var peakKilobytes: Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    }
}
