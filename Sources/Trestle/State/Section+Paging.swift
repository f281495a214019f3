/// Which end of a section.
enum PageEdge: Hashable, Sendable {
    case start, end
}

/// Loads what comes beyond one end of a section.
typealias PageLoader = @MainActor () async throws -> Void

extension Section {
    /// Loads more when the end of the section comes near, with a spinner in a row behind the last until it is there.
    ///
    /// ```swift
    /// Section(id: "posts", data: posts, id: \.id) { PostRow($0) }
    ///     .onReachEnd(hasMore: !isComplete) { [weak self] in
    ///         guard let self else { return }
    ///         let page = try await server.posts(after: posts.last?.id)
    ///         isComplete = page.isEmpty
    ///         posts += page
    ///     }
    /// ```
    ///
    /// - `load` is called once for an end, whatever is scrolled: again only when another row has come to be the last one and is
    ///   near. It is never called while it runs.
    /// - If it throws, the row says why and offers to try again; a tap on it does.
    /// - Where it returns and nothing has come, the spinner stays: say `hasMore: false` in the form then, and the row is gone.
    ///
    /// "Near" is half a screen away. The row stands in the section, or, where the section is lazy, in one of its own behind it.
    ///
    /// Wrong: guarding against double calls oneself, with a flag that is still set when a call has failed.
    ///
    /// - Parameters:
    ///   - hasMore: Whether there is anything to load. False takes the row away.
    ///   - load: Loads the next rows and renders them. Cancelled when the form no longer has the section, or the adapter goes.
    public func onReachEnd(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Section {
        paged(at: .end, hasMore, load)
    }

    /// Loads what comes before the section's first row when that comes near, as in a chat; otherwise as
    /// ``onReachEnd(hasMore:load:)``.
    ///
    /// What is being read stays in its place on the screen when rows come in above it, also where nothing has been scrolled; see
    /// ``TableAdapter/placeKeeping``.
    public func onReachStart(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Section {
        paged(at: .start, hasMore, load)
    }

    private func paged(at edge: PageEdge, _ hasMore: Bool, _ load: @escaping PageLoader) -> Section {
        var section = self
        section.traits.paging[edge] = hasMore ? load : nil
        return section
    }
}

extension Form {
    /// Loads more when the end of the form comes near: ``Section/onReachEnd(hasMore:load:)`` of its last section. A form without
    /// sections stays one.
    public func onReachEnd(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Form {
        var sections = sections
        guard let last = sections.popLast() else { return self }
        sections.append(last.onReachEnd(hasMore: hasMore, load: load))
        return Form(sections)
    }
}
