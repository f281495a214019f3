import Foundation

/// What a form says in place of rows, in each state in which there are none.
///
/// ```swift
/// var messages = LoadMessages(empty: MessageRow("No Letters", detail: "What you are sent appears here."))
/// messages.failed = { error in MessageRow("The Post Office Is Closed", detail: error.localizedDescription) }
/// ```
public struct LoadMessages {
    /// While nothing has been asked for; nil shows nothing.
    public var idle: MessageRow?
    /// Below the spinner while content comes for the first time; nil shows the spinner alone.
    public var loading: String?
    /// Where content has come, and it makes no rows.
    public var empty: MessageRow
    /// Where content did not come.
    public var failed: (any Error) -> MessageRow
    /// The title of the button that tries again.
    public var retryTitle: String

    /// Messages, in English unless others are given.
    public init(
        idle: MessageRow? = nil, loading: String? = nil, empty: MessageRow = MessageRow("Nothing Here Yet"),
        retryTitle: String = "Try Again",
        failed: @escaping (any Error) -> MessageRow = {
            MessageRow("Something Went Wrong", detail: $0.localizedDescription)
        }
    ) {
        self.idle = idle
        self.loading = loading
        self.empty = empty
        self.failed = failed
        self.retryTitle = retryTitle
    }
}
