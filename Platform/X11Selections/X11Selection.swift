import Foundation

/// A selection of an X server, through which programs exchange data.
package enum X11Selection: CaseIterable, Sendable {
    /// The data that the user has copied.
    case clipboard
    /// The text that the user has selected, which a click with the middle mouse button inserts.
    case primary
    /// The items that the user drags.
    case drag

    var name: String {
        switch self {
        case .clipboard: "CLIPBOARD"
        case .primary: "PRIMARY"
        case .drag: "XdndSelection"
        }
    }
}

/// The data that a program offers in a selection.
package struct X11Offer: Sendable {
    /// Calls the completion handler with the data of a target, or with `nil` if there is none. Called on the thread of the
    /// connection; the completion handler may be called on any thread.
    package typealias Provider = @Sendable (_ target: String, _ completion: @escaping @Sendable (Data?) -> Void) -> Void

    /// The names of the formats: MIME types, or names of the X11 convention such as `UTF8_STRING`.
    package var targets: [String]
    package var provider: Provider

    package init(targets: [String], provider: @escaping Provider) {
        self.targets = targets
        self.provider = provider
    }
}
