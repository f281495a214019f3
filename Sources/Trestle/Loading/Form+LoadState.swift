extension Form {
    /// Creates the form of content that is loaded: a hint, an activity indicator, the rows of the content, a
    /// message that there are none, or an error with a retry button.
    ///
    /// ```swift
    /// let walks = LoadState<[Walk]>.loading(previous: nil)
    ///
    /// let form = Form(walks, messages: LoadMessages(loading: "Finding walks nearby")) { walks in
    ///     Section(id: "walks", data: walks) { WalkRow($0) }
    /// }
    /// ```
    ///
    /// For a screen with a retry button, see ``LoadState``.
    ///
    /// The form depends on the state and on whether `content` makes rows, so that empty content needs no
    /// special case. While content is reloaded, the previous rows remain. An error is shown in a section
    /// above them.
    ///
    /// - Parameters:
    ///   - state: The state of loading.
    ///   - messages: The messages to show in place of rows.
    ///   - retry: Called when the retry button is tapped. Must change the state, for example with
    ///     ``LoadState/beginLoading()``. There is no button if this is `nil`.
    ///   - content: Makes sections or rows of the loaded content.
    public init<Content>(
        _ state: LoadState<Content>, messages: LoadMessages = LoadMessages(),
        retry: (@MainActor () async -> Void)? = nil, @FormBuilder content: (Content) -> Form
    ) {
        let rows = state.content.map(content)
        if let rows, rows.hasRows {
            self = Form.empty
            if let error = state.error { append(Self.failure(error, messages, retry)) }
            for section in rows.sections { append(section) }
            return
        }
        self = Form.empty
        contentUnavailable =
            switch state {
            case .idle: messages.idle
            case .loading: .loading(messages.loading)
            case .loaded: rows?.contentUnavailable ?? messages.empty
            case .failed(let error, _): Self.unavailable(error, messages, retry)
            }
    }

    /// Whether any section has a row.
    private var hasRows: Bool { sections.contains { $0.rows.count > 0 } }

    private static func unavailable(
        _ error: any Error, _ messages: LoadMessages, _ retry: (@MainActor () async -> Void)?
    ) -> ContentUnavailable {
        let message = messages.failed(error)
        return retry.map { message.action(messages.retryTitle, $0) } ?? message
    }

    private static func failure(
        _ error: any Error, _ messages: LoadMessages, _ retry: (@MainActor () async -> Void)?
    ) -> Section {
        let message = messages.failed(error)
        return Section(id: FailureSectionID()) {
            MessageRow(message.title ?? "", detail: message.detail, image: message.image)
            if let retry {
                RetryRow(title: messages.retryTitle).onSelect { Task { await retry() } }
            }
        }
    }
}

/// The id of the section of an error, which is distinct from all ids of the content.
private struct FailureSectionID: Hashable {}
