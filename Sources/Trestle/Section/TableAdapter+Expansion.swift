import UIKit

extension TableAdapter {
    /// Whether the rows of a section are shown: true for every section that is not collapsible, or that the newest form has not.
    public func isExpanded(section id: some Hashable) -> Bool {
        guard let section = newestSection(AnyHashable(id)) else { return true }
        return expansion.isExpanded(section.explicitID, section.traits.collapsing)
    }

    /// Shows or hides the rows of a collapsible section, as a tap on its header does.
    ///
    /// Where the app keeps the state itself, this asks it as a tap does. Does nothing if the newest form has no section of that
    /// id, or the section is so already. A section that is not collapsible is a programmer's mistake, and stops the program.
    public func setExpanded(_ isExpanded: Bool, section id: some Hashable, animated: Bool = true) {
        guard let section = newestSection(AnyHashable(id)) else { return }
        guard let collapsing = section.traits.collapsing else {
            preconditionFailure(
                "The section \(String(reflecting: id)) can't be closed or opened. Give it .collapsible() in the form.")
        }
        guard isExpanded != expansion.isExpanded(section.explicitID, collapsing) else { return }
        switch collapsing {
        case .bound(_, let onToggle):
            onToggle(isExpanded)
        case .kept:
            expansion.set(isExpanded, for: AnyHashable(id))
            render(newestForm, animated: animated)
        }
    }

    /// The index's titles, without those that repeat the one before.
    var indexTitles: [String] { indexPlaces.map(\.title) }

    /// The index's titles and where each leads. O(sections).
    var indexPlaces: [(title: String, section: Int)] {
        var places: [(title: String, section: Int)] = []
        for (index, section) in shown.sections.enumerated() {
            guard let title = section.traits.indexTitle, title != places.last?.title else { continue }
            places.append((title, index))
        }
        return places
    }

    /// Makes a header react to taps, if its section can be closed.
    func prepare(_ header: UITableViewHeaderFooterView, of section: TableState.ShownSection) {
        let control = header.subviews.lazy.compactMap { $0 as? HeaderTapControl }.first
        guard section.traits.collapsing != nil, case .explicit(let id) = section.identity else {
            control?.removeFromSuperview()
            return
        }
        (control ?? HeaderTapControl(in: header)).onTap = { [weak self] in
            guard let self, newestSection(id)?.traits.collapsing != nil else { return }
            setExpanded(!isExpanded(section: id), section: id)
        }
    }

    /// The form that was rendered last, whether or not the table shows it yet.
    var newestForm: Form { queue.newest?.form ?? shownForm }

    private func newestSection(_ id: AnyHashable) -> Section? {
        newestForm.sections.first { $0.explicitID == id }
    }
}

/// What takes the taps on a header that opens and closes its section. It lies above what the header shows, and lets controls
/// below it have their own touches.
final class HeaderTapControl: UIControl {
    var onTap: (@MainActor () -> Void)?

    init(in container: UIView) {
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        container.addSubview(self)
    }

    @available(*, unavailable, message: "Made by the table adapter.")
    required init?(coder: NSCoder) {
        preconditionFailure("A HeaderTapControl is made by the table adapter.")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews.reversed() ?? [] where sibling !== self {
            guard let other = sibling.hitTest(convert(point, to: sibling), with: event) else { continue }
            let views = sequence(first: other) { $0 === sibling ? nil : $0.superview }
            return views.contains { $0 is UIControl } ? nil : hit
        }
        return hit
    }
}
