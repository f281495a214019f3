/// What is known of content that comes from elsewhere: the one value that says whether a screen shows a hint, a spinner, rows, or
/// what went wrong.
///
/// ```swift
/// private var letters = LoadState<[Letter]>.idle {
///     didSet { renderForm() }
/// }
///
/// func load() async {
///     letters.beginLoading()
///     do { letters = .loaded(try await post.letters()) } catch { letters.fail(error) }
/// }
///
/// override var form: Form {
///     Form(letters, retry: { [weak self] in await self?.load() }) { letters in
///         Section(id: "letters", data: letters, id: \.number) { LetterRow($0) }
///     }
/// }
/// ```
///
/// Wrong: several properties that can contradict each other, and do once a request overtakes another.
///
/// ```swift
/// var letters: [Letter] = []
/// var isLoading = false
/// var error: (any Error)?         // and now all three are set
/// ```
public enum LoadState<Content> {
    /// Nothing has been asked for.
    case idle
    /// On its way. What was there before goes on being shown.
    case loading(before: Content?)
    /// There.
    case loaded(Content)
    /// It did not come. What was there before goes on being shown, with the message above it.
    case failed(any Error, before: Content?)

    /// On its way for the first time.
    public static var loading: Self { .loading(before: nil) }

    /// It did not come, and nothing was there before.
    public static func failed(_ error: any Error) -> Self { .failed(error, before: nil) }

    /// What can be shown: the newest content that came.
    public var content: Content? {
        switch self {
        case .idle: nil
        case .loading(let content), .failed(_, let content): content
        case .loaded(let content): content
        }
    }

    /// What went wrong last.
    public var error: (any Error)? {
        if case .failed(let error, _) = self { error } else { nil }
    }

    /// Whether content is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Says that content is on its way, and keeps what there is.
    public mutating func beginLoading() {
        self = .loading(before: content)
    }

    /// Says that it did not come, and keeps what there is.
    public mutating func fail(_ error: any Error) {
        self = .failed(error, before: content)
    }
}

extension LoadState: Sendable where Content: Sendable {}
