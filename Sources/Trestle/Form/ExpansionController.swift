import UIKit

/// Expands and collapses sections.
@MainActor
final class ExpansionController {
    private let display: DisplayedTable
    private let pipeline: RenderPipeline

    /// The sections that were expanded or collapsed.
    private(set) var expansion = SectionExpansion()

    init(display: DisplayedTable, pipeline: RenderPipeline) {
        self.display = display
        self.pipeline = pipeline
    }

    func isExpanded(_ id: AnyHashable) -> Bool {
        guard let section = newestSection(id) else { return true }
        return expansion.isExpanded(section.explicitID, section.attributes.collapsing)
    }

    /// Expands or collapses a section of the newest form, or calls the section's toggle handler if the app stores the state.
    func setExpanded(_ isExpanded: Bool, _ id: AnyHashable, animated: Bool) {
        guard let section = newestSection(id) else { return }
        guard let collapsing = section.attributes.collapsing else {
            preconditionFailure(
                """
                setExpanded(_:section:animated:) was called for the section \(String(reflecting: id.base)), which is not \
                collapsible. Add .collapsible() to the section in the form.
                """)
        }
        guard isExpanded != expansion.isExpanded(section.explicitID, collapsing) else { return }
        switch collapsing {
        case .bound(_, let onToggle):
            onToggle(isExpanded)
        case .automatic:
            expansion.set(isExpanded, for: id)
            pipeline.render(pipeline.newestForm, animated: animated)
        }
    }

    /// Restores the states of sections, by the descriptions of their ids.
    func restore(_ states: [String: Bool]) {
        var hasChanged = false
        for section in display.form.sections {
            guard let id = section.explicitID, let isExpanded = states[String(describing: id.base)],
                case .automatic = section.attributes.collapsing,
                expansion.isExpanded(id, section.attributes.collapsing) != isExpanded
            else { continue }
            expansion.set(isExpanded, for: id)
            hasChanged = true
        }
        if hasChanged { pipeline.render(display.form, animated: false) }
    }

    /// Makes a header toggle its section when tapped, if the section is collapsible.
    func prepare(_ header: UITableViewHeaderFooterView, of section: TableState.DisplayedSection) {
        let control = header.subviews.lazy.compactMap { $0 as? HeaderTapControl }.first
        guard section.attributes.collapsing != nil, case .explicit(let id) = section.identity else {
            control?.removeFromSuperview()
            return
        }
        let tapControl = control ?? HeaderTapControl(in: header)
        tapControl.isSectionExpanded = { [weak self] in self?.isExpanded(id) ?? true }
        tapControl.onTap = { [weak self] in
            guard let self, newestSection(id)?.attributes.collapsing != nil else { return }
            setExpanded(!isExpanded(id), id, animated: true)
        }
    }

    private func newestSection(_ id: AnyHashable) -> Section? {
        pipeline.newestForm.sections.first { $0.explicitID == id }
    }
}
