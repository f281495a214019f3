/// An end of a section.
enum PageEdge: Hashable, Sendable {
    case start, end
}

/// An action that loads the next page at an end of a section.
typealias PageLoadAction = @MainActor () async throws -> Void

extension Section {
    /// Loads another page when the user scrolls near the end of the section. An activity indicator below the
    /// last row is visible until then.
    ///
    /// ```swift members
    /// private var walks: [Walk] = [] {
    ///     didSet { setNeedsRender() }
    /// }
    /// private var isComplete = false
    ///
    /// @FormBuilder override var form: Form {
    ///     Section(id: "walks", data: walks) { WalkRow($0) }
    ///         .onReachEnd(self, hasMore: !isComplete) { controller in
    ///             let page = try await server.walks(after: controller.walks.last?.id)
    ///             controller.isComplete = page.isEmpty
    ///             controller.walks += page
    ///         }
    /// }
    /// ```
    ///
    /// - `load` is called once for each last row, and never while it is running. It needs no guard against
    ///   repeated calls.
    /// - If it throws, the row shows the error and retries when tapped.
    /// - If it returns without new rows, the activity indicator remains. Pass `hasMore: false` to remove it.
    ///
    /// "Near" is less than half a screen away. The activity indicator is a row of the section or, for lazy
    /// sections, of a separate section below it.
    ///
    /// - Parameters:
    ///   - hasMore: Whether there are more pages.
    ///   - load: Loads the next rows and renders them. Its task is canceled when the form no longer contains
    ///     the section, or the adapter is deallocated.
    public func onReachEnd(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Section {
        paged(at: .end, hasMore, load)
    }

    /// Loads another page when the user scrolls near the start of the section, as in a chat. See
    /// ``onReachEnd(hasMore:load:)``.
    ///
    /// The visible rows keep their positions when rows are inserted above them, even if the table is
    /// scrolled to its top. See ``FormAdapter/scrollAnchoring``.
    public func onReachStart(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Section {
        paged(at: .start, hasMore, load)
    }

    /// Calls `load` with `target`, which the section does not retain. See ``onReachEnd(hasMore:load:)``.
    @MainActor
    public func onReachEnd<Target: AnyObject>(
        _ target: Target, hasMore: Bool = true, load: @escaping @MainActor (Target) async throws -> Void
    ) -> Section {
        onReachEnd(hasMore: hasMore, load: Self.weakly(target, load))
    }

    /// Calls `load` with `target`, which the section does not retain. See ``onReachStart(hasMore:load:)``.
    @MainActor
    public func onReachStart<Target: AnyObject>(
        _ target: Target, hasMore: Bool = true, load: @escaping @MainActor (Target) async throws -> Void
    ) -> Section {
        onReachStart(hasMore: hasMore, load: Self.weakly(target, load))
    }

    @MainActor
    fileprivate static func weakly<Target: AnyObject>(
        _ target: Target, _ load: @escaping @MainActor (Target) async throws -> Void
    ) -> PageLoadAction {
        { [weak target] in
            if let target { try await load(target) }
        }
    }

    private func paged(at edge: PageEdge, _ hasMore: Bool, _ load: @escaping PageLoadAction) -> Section {
        var section = self
        section.attributes.pageLoadActions[edge] = hasMore ? load : nil
        return section
    }
}

extension Form {
    /// Loads another page when the user scrolls near the end of the last section. See
    /// ``Section/onReachEnd(hasMore:load:)``. Does nothing for an empty form.
    public func onReachEnd(hasMore: Bool = true, load: @escaping @MainActor () async throws -> Void) -> Form {
        var sections = sections
        guard let last = sections.popLast() else { return self }
        sections.append(last.onReachEnd(hasMore: hasMore, load: load))
        var form = Form(sections)
        form.contentUnavailable = contentUnavailable
        return form
    }

    /// Calls `load` with `target`, which the form does not retain. See ``onReachEnd(hasMore:load:)``.
    @MainActor
    public func onReachEnd<Target: AnyObject>(
        _ target: Target, hasMore: Bool = true, load: @escaping @MainActor (Target) async throws -> Void
    ) -> Form {
        onReachEnd(hasMore: hasMore, load: Section.weakly(target, load))
    }
}
