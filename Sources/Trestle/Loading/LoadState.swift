/// The state of content that is loaded: a single value that determines whether a screen shows a hint, an
/// activity indicator, rows, or an error.
///
/// ```swift members
/// private var walks: LoadState<[Walk]> = .loading {
///     didSet { setNeedsRender() }
/// }
///
/// override var form: Form {
///     Form(walks, retry: { [weak self] in await self?.load() }) { walks in
///         Section(id: "walks", data: walks) { WalkRow($0) }
///     }
/// }
///
/// func load() async {
///     walks.beginLoading()
///     do { walks = .loaded(try await server.walks()) } catch { walks.fail(error) }
/// }
/// ```
///
/// Begin with `loading` if the view loads its content at once, and with `idle` if loading begins later.
///
/// Separate properties, in contrast, can contradict each other when requests overlap:
///
/// ```swift members
/// private var walks: [Walk] = []
/// private var isLoading = false
/// private var error: (any Error)?         // wrong: all three can be set
/// ```
public enum LoadState<Content> {
    /// Nothing has been requested.
    case idle
    /// The content is being loaded. The previous content remains visible.
    case loading(previous: Content?)
    /// The content has been loaded.
    case loaded(Content)
    /// Loading has failed. The previous content remains visible, with the error above it.
    case failed(any Error, previous: Content?)

    /// The content is being loaded for the first time.
    public static var loading: Self { .loading(previous: nil) }

    /// Loading has failed, and there is no previous content.
    public static func failed(_ error: any Error) -> Self { .failed(error, previous: nil) }

    /// The newest content that has been loaded.
    ///
    /// Set it to change the content, for example to delete an element. The state remains loading or failed; before loading,
    /// it becomes loaded. Without content, a loaded state becomes idle.
    public var content: Content? {
        get {
            switch self {
            case .idle: nil
            case .loading(let content), .failed(_, let content): content
            case .loaded(let content): content
            }
        }
        set {
            switch self {
            case .idle, .loaded: self = newValue.map(Self.loaded) ?? .idle
            case .loading: self = .loading(previous: newValue)
            case .failed(let error, _): self = .failed(error, previous: newValue)
            }
        }
    }

    /// The error of the last attempt, if it has failed.
    public var error: (any Error)? {
        if case .failed(let error, _) = self { error } else { nil }
    }

    /// Whether content is being loaded.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Changes the state to `loading` and keeps the content.
    public mutating func beginLoading() {
        self = .loading(previous: content)
    }

    /// Changes the state to `failed` and keeps the content.
    public mutating func fail(_ error: any Error) {
        self = .failed(error, previous: content)
    }
}

extension LoadState: Sendable where Content: Sendable {}
