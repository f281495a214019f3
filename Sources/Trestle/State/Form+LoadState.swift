extension Form {
    /// The form of content that comes from elsewhere: a hint, a spinner, the rows of the content, a word that there are none, or
    /// what went wrong and a button that tries again.
    ///
    /// ```swift
    /// Form(letters, messages: messages, retry: { [weak self] in await self?.load() }) { letters in
    ///     Section(id: "letters", data: letters, id: \.number) { LetterRow($0) }
    /// }
    /// ```
    ///
    /// What it shows follows from the state and from whether `content` makes rows; nothing has to be said about being empty. While
    /// content is loaded anew the rows stay, and an error is shown in a section above them.
    ///
    /// - Parameters:
    ///   - state: What is known of the content.
    ///   - messages: What to say where there are no rows.
    ///   - retry: Tries again, when the button is tapped; nil shows no button. It must set the state, or nothing is seen to happen.
    ///   - content: Makes the sections, or rows, of what there is.
    public init<Content>(
        _ state: LoadState<Content>, messages: LoadMessages = LoadMessages(),
        retry: (@MainActor () async -> Void)? = nil, @FormBuilder content: (Content) -> FormContent
    ) {
        var form = Form.empty
        if let error = state.error {
            form.append(Self.failure(error, messages, retry))
        }
        let rows = state.content.map { Form(content($0).sections) }
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

/// The id of a section that a load state makes, which no section of the content can have.
private struct LoadSectionID: Hashable {
    let name: String
}
