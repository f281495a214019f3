import Foundation

/// The messages that a form shows in place of rows, centered in the table.
///
/// ```swift
/// var messages = LoadMessages(empty: ContentUnavailable("No Letters", detail: "Letters that you receive appear here."))
/// messages.failed = { error in ContentUnavailable("The Post Office Is Closed", detail: error.localizedDescription) }
/// ```
public struct LoadMessages {
    /// The message before loading, or `nil` for none.
    public var idle: ContentUnavailable?
    /// The text below the activity indicator while content is loaded for the first time, or `nil` for none.
    public var loading: String?
    /// The message for content that makes no rows.
    public var empty: ContentUnavailable
    /// Returns the message for an error. It is a row above the content if there is content.
    public var failed: (any Error) -> ContentUnavailable
    /// The title of the retry button.
    public var retryTitle: String

    /// Creates messages. ``TrestleStrings`` translates the defaults.
    public init(
        idle: ContentUnavailable? = nil, loading: String? = nil,
        empty: ContentUnavailable = ContentUnavailable(TrestleStrings.current.nothingHere),
        retryTitle: String = TrestleStrings.current.tryAgain,
        failed: @escaping (any Error) -> ContentUnavailable = {
            ContentUnavailable(TrestleStrings.current.somethingWentWrong, detail: $0.localizedDescription)
        }
    ) {
        self.idle = idle
        self.loading = loading
        self.empty = empty
        self.failed = failed
        self.retryTitle = retryTitle
    }
}
