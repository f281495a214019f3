import AdaptiveCards
import Foundation
import TrestleImages
import UIKit

/// The data that the user has submitted with an action of a card.
public struct CardSubmission: Hashable, Sendable {
    /// The kind of an action that submits data.
    public enum Kind: Hashable, Sendable {
        /// `Action.Submit`, for the app.
        case submit
        /// `Action.Execute`, for the server that has sent the card, which recognizes it by the verb.
        case execute(verb: String?)
    }

    /// The kind of the action.
    public let kind: Kind
    /// The identifier of the action.
    public let actionID: String?
    /// The data of the action, to which the values of the inputs have been added.
    public let data: JSONValue
}

/// The options that an input requests from the app.
public struct CardChoiceQuery: Hashable, Sendable {
    /// The data set, with the number of options.
    public let query: CardDataQuery
    /// The text that the user has entered.
    public let text: String
}

/// The connection of cards to their app: what actions do, and what is loaded.
///
/// ```swift
/// var configuration = CardConfiguration { submission in
///     print(submission.data)
/// }
/// configuration.images = images
/// configuration.imageHosts = ["images.example.com"]
/// ```
@MainActor
public struct CardConfiguration {
    /// A closure that is called with valid data. While it runs, the button displays an activity indicator.
    ///
    /// When it returns, a card on a screen of its own is closed. When it throws, the card remains. The texts of a `CardFailure` are shown below
    /// its inputs until the user changes them; the app reports other errors.
    public var submit: @MainActor (CardSubmission) async throws -> Void
    /// A closure that opens an address. The default opens it with the system.
    public var open: @MainActor (URL) -> Void = { UIApplication.shared.open($0, options: [:], completionHandler: nil) }
    /// A closure that returns the options of a data set, for inputs whose options are queried while the user types.
    public var choices: (@MainActor (CardChoiceQuery) async -> [CardInput.Choices.Choice])?
    /// The schemes of the addresses that actions and links may open.
    public var urlSchemes: Set<String> = ["https"]
    /// The appearance. By default, it follows the platform.
    ///
    /// If its default container style has fixed colors, the screens of cards are light or dark as those are, unless there is a
    /// ``darkHostConfig``.
    public var hostConfig = HostConfig() {
        didSet { style = CardStyle(hostConfig, dark: darkHostConfig) }
    }
    /// The configuration whose colors cards have in dark mode, or `nil` for those of ``hostConfig``. Its other properties are ignored.
    public var darkHostConfig: HostConfig? {
        didSet { style = CardStyle(hostConfig, dark: darkHostConfig) }
    }
    /// The style of both configurations.
    private(set) var style = CardStyle()
    /// The error of an invalid input whose card has no message for it.
    public var invalidMessage = "This value is not valid."
    /// The title of the menu with the actions that have no button of their own.
    public var moreTitle = "More"
    /// The identifier of the user, for cards that are refreshed for some users only.
    public var userID: String?
    /// The loader of images, or `nil` for cards without images.
    public var images: ImageLoader?
    /// The hosts from which images are loaded.
    public var imageHosts: Set<String> = []

    /// Waits for a number of seconds, until the next page of a carousel is displayed. Tests replace it by their clock.
    var pause: @MainActor (TimeInterval) async -> Void = { try? await Task.sleep(nanoseconds: UInt64($0 * 1e9)) }

    /// Creates a configuration that opens only `https` addresses and loads no images.
    public init(submit: @escaping @MainActor (CardSubmission) async throws -> Void) {
        self.submit = submit
    }

    /// Returns the address of an image, which may be relative to that of the host configuration, if images may be loaded from it. Data
    /// in the card itself is always allowed.
    func allowedImage(_ url: URL) -> URL? {
        guard images != nil else { return nil }
        let url = url.scheme == nil ? absolute(url) : url
        if url.scheme?.lowercased() == "data" { return url }
        return url.scheme?.lowercased() == "https" && imageHosts.contains(url.host?.lowercased() ?? "") ? url : nil
    }

    private func absolute(_ url: URL) -> URL {
        URL(string: url.relativeString, relativeTo: hostConfig.imageBaseURL)?.absoluteURL ?? url
    }

    /// Opens an address if its scheme is allowed.
    func openIfAllowed(_ url: URL) {
        if urlSchemes.contains(url.scheme?.lowercased() ?? "") { open(url) }
    }
}
