extension Form {
    /// Creates the form of content that is loaded: a hint, an activity indicator, the rows of the content, a
    /// message that there are none, or an error with a retry button.
    ///
    /// ```swift
    /// Form(letters, messages: messages, retry: { [weak self] in await self?.load() }) { letters in
    ///     Section(id: "letters", data: letters, id: \.number) { LetterRow($0) }
    /// }
    /// ```
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
        var form = Form.empty
        if let error = state.error {
            form.append(Self.failure(error, messages, retry))
        }
        let rows = state.content.map(content)
        if let rows, rows.hasRows || state.error == nil && !state.isLoading {
            if rows.hasRows {
                for section in rows.sections { form.append(section) }
            } else {
                form.append(Self.section("empty", messages.empty))
            }
        } else {
            switch state {
            case .idle:
                if let idle = messages.idle { form.append(Self.section("idle", idle)) }
            case .loading:
                form.append(Self.section("loading", ActivityRow(messages.loading)))
            case .loaded, .failed: break
            }
        }
        self = form
    }

    /// Whether any section has a row.
    private var hasRows: Bool { sections.contains { $0.rows.count > 0 } }

    private static func section(_ name: String, _ row: some Component) -> Section {
        Section(id: LoadSectionID(name: name)) { row }
    }

    private static func failure(
        _ error: any Error, _ messages: LoadMessages, _ retry: (@MainActor () async -> Void)?
    ) -> Section {
        Section(id: LoadSectionID(name: "failed")) {
            messages.failed(error)
            if let retry {
                RetryRow(title: messages.retryTitle).onSelect { Task { await retry() } }
            }
        }
    }
}

/// The id of a section that is made for a load state, which is distinct from all ids of the content.
private struct LoadSectionID: Hashable {
    let name: String
}
