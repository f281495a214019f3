import Synchronization

/// Loads the system fonts on a separate thread while the main thread opens the display and launches the app. Each of
/// the two takes several milliseconds of a launch time whose target is thirty.
final class FontLoading: Sendable {
    private let completion = DispatchSemaphore(value: 0)
    private let failure = Mutex<MissingFonts?>(nil)

    /// Starts loading. Changing the environment while the thread reads it would be undefined behavior, so it starts
    /// after the last change.
    init(after _: ComposeCache.FinalEnvironment) {
        let thread = Thread { [self] in
            do throws(MissingFonts) {
                try RequiredFont.check()
                // Most text of the first screen uses this font, and its first use loads its tables.
                let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
                _ = ShapedTextCache.text(for: TextRequest(content: .plain("A", font.record)), width: .infinity)
            } catch {
                failure.withLock { $0 = error }
            }
            completion.signal()
        }
        thread.name = "fonts"
        thread.start()
    }

    /// Waits until the fonts are loaded.
    ///
    /// - Throws: `MissingFonts` if a required font is not installed.
    func wait() throws(MissingFonts) {
        completion.wait()
        completion.signal()  // for the next call
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
