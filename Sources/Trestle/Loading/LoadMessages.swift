import Foundation

/// The messages that a form shows in place of rows.
///
/// ```swift
/// var messages = LoadMessages(empty: MessageRow("No Letters", detail: "Letters that you receive appear here."))
/// messages.failed = { error in MessageRow("The Post Office Is Closed", detail: error.localizedDescription) }
/// ```
public struct LoadMessages {
    /// The message before loading, or `nil` for none.
    public var idle: MessageRow?
    /// The text below the activity indicator while content is loaded for the first time, or `nil` for none.
    public var loading: String?
    /// The message for content that makes no rows.
    public var empty: MessageRow
    /// Returns the message for an error.
    public var failed: (any Error) -> MessageRow
    /// The title of the retry button.
    public var retryTitle: String

    /// Creates messages. The defaults are in English.
    public init(
        idle: MessageRow? = nil, loading: String? = nil,
        empty: MessageRow = MessageRow(TrestleStrings.current.nothingHere),
        retryTitle: String = TrestleStrings.current.tryAgain,
        failed: @escaping (any Error) -> MessageRow = {
            MessageRow(TrestleStrings.current.somethingWentWrong, detail: $0.localizedDescription)
        }
    ) {
        self.idle = idle
        self.loading = loading
        self.empty = empty
        self.failed = failed
        self.retryTitle = retryTitle
    }
}
