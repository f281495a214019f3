import UIKit

/// A view of one point that is drawn in the first frame only.
package final class FirstFrameProbe: UIView {
    private let onFirstFrame: @MainActor @Sendable () -> Void

    /// Creates a probe that calls a closure when the first frame is on the screen.
    package init(onFirstFrame: @escaping @MainActor @Sendable () -> Void) {
        self.onFirstFrame = onFirstFrame
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        isOpaque = false
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("FirstFrameProbe does not support init(coder:). Create it with init(onFirstFrame:).")
    }

    package override func draw(_ rect: CGRect) {
        // The current turn of the main loop draws and shows the frame: in the next turn it is on the screen.
        DispatchQueue.main.async { [onFirstFrame] in onFirstFrame() }
    }
}
