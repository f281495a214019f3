import Foundation

/// Mistakes in forms that Trestle works around, because they may come from an app's data.
@MainActor
enum Misuse {
    /// Called with the description of a mistake. By default debug builds trap, so that the mistake is found during
    /// development, and release builds log it.
    static var report: (String) -> Void = { message in
        assertionFailure(message)
        NSLog("%@", "Trestle: " + message)
    }
}
