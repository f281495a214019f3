import Foundation

/// A selection of a Wayland compositor, through which programs exchange data.
package enum WaylandSelection: CaseIterable, Sendable {
    /// The data that the user has copied.
    case clipboard
    /// The text that the user has selected, which a click with the middle mouse button inserts.
    case primary
}

/// The data that this process offers.
package struct WaylandOffer: Sendable {
    package typealias Completion = @MainActor @Sendable (Data?) -> Void

    /// The formats: MIME types, or names of the X11 convention such as `UTF8_STRING`.
    package var targets: [String]
    /// Calls the completion handler with the data in a format, or with `nil` if there is none.
    package var provider: @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void

    package init(
        targets: [String],
        provider: @escaping @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void
    ) {
        self.targets = targets
        self.provider = provider
    }
}
