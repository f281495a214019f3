import Synchronization

/// Makes the system's fonts ready on a thread of its own, while the main thread opens the display: each takes some
/// milliseconds of a start that should take thirty.
final class FontLoading: Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    private let failure = Mutex<MissingFonts?>(nil)

    /// Begins.
    init() {
        let thread = Thread { [self] in
            do throws(MissingFonts) {
                try RequiredFont.check()
                // Whatever the first screen says, most of it will be in this font: its first use reads its tables.
                _ = ("A" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: UIFont.labelFontSize)])
            } catch {
                failure.withLock { $0 = error }
            }
            isDone.signal()
        }
        thread.name = "fonts"
        thread.start()
    }

    /// Waits for the end, which is near.
    func finish() throws(MissingFonts) {
        isDone.wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
