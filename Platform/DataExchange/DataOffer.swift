package import Foundation

/// The purpose of a selection of a display server, through which programs exchange data.
package enum SelectionKind: CaseIterable, Sendable {
    /// The data that the user has copied.
    case clipboard
    /// The text that the user has selected, which a click with the middle mouse button inserts.
    case primary
}

/// Data for other programs, which is created when it is requested.
package struct DataOffer: Sendable {
    package typealias Completion = @MainActor @Sendable (Data?) -> Void

    /// The formats, in order of decreasing quality: MIME types, or names of the X11 convention such as `UTF8_STRING`.
    package var targets: [String]
    /// Calls the completion handler with the data in a format, or with `nil` if there is none, immediately or later.
    package var provide: @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void
    /// Returns the data in a format, and waits for it for a limited time. `nil` if only `provide` creates the data.
    private var wait: (@MainActor @Sendable (_ target: String) -> Data?)?

    /// Creates an offer.
    ///
    /// - Parameters:
    ///   - targets: The formats.
    ///   - provide: A closure that calls its completion handler with the data in a format.
    ///   - wait: A closure that waits for the data in a format, or `nil` if it cannot be waited for.
    package init(
        targets: [String],
        provide: @escaping @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void,
        wait: (@MainActor @Sendable (_ target: String) -> Data?)? = nil
    ) {
        self.targets = targets
        self.provide = provide
        self.wait = wait
    }

    /// Returns the data in a format if it is available soon.
    @MainActor
    package func data(for target: String) -> Data? {
        guard targets.contains(target) else { return nil }
        if let wait { return wait(target) }
        let result = ImmediateData()
        provide(target) { result.data = $0 }
        return result.data
    }
}

@MainActor
private final class ImmediateData {
    var data: Data?
}
