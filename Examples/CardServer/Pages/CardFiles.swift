import AdaptiveCards
import Foundation

/// The templates of the pages.
enum CardFiles {
    /// Returns a template.
    ///
    /// - Precondition: The bundle has a file with the name that is JSON.
    static func template(_ name: String) -> CardTemplate {
        guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources"),
            let document = try? JSONDocument(reading: Data(contentsOf: url))
        else { preconditionFailure("The resource \(name).json is missing or no JSON.") }
        return CardTemplate(json: document.root)
    }
}
