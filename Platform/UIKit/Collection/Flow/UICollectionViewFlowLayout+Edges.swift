internal import CollectionGeometry
internal import RowGeometry

/// Headers and footers that determine their lengths in the direction of scrolling.
///
/// Those whose reference size is `automaticSize` are measured by their constraints. If cells determine their sizes,
/// other headers and footers can return a length from `preferredLayoutAttributesFitting(_:)`, as in UIKit.
extension UICollectionViewFlowLayout {
    /// The length of automatic headers and footers before they are measured, in points: that of items.
    private static let estimatedLength: CGFloat = 50

    private func referenceLength(of edge: FlowEdge, in values: FlowSectionValues) -> CGFloat {
        let size = edge == .header ? values.header : values.footer
        return isVertical ? size.height : size.width
    }

    /// Returns whether the reference size of a header or footer is automatic.
    final func isAutomatic(_ edge: FlowEdge, inSection section: Int) -> Bool {
        sectionValues.indices.contains(section)
            && referenceLength(of: edge, in: sectionValues[section]) >= .greatestFiniteMagnitude
    }

    /// Returns the length of a header or footer, or 0 if the section has none.
    final func length(of edge: FlowEdge, inSection section: Int) -> CGFloat {
        let reference = referenceLength(of: edge, in: sectionValues[section])
        if let measured = measuredEdges[edge]?[section], measured.reference == reference { return measured.length }
        return reference >= .greatestFiniteMagnitude ? Self.estimatedLength : reference
    }

    /// Applies the lengths that views have determined since the layout was last prepared.
    final func updateEdges() {
        for section in sectionsWithNewEdges where flow.sections.indices.contains(section) {
            flow.setEdges(
                ofSection: section, header: Double(length(of: .header, inSection: section)),
                footer: Double(length(of: .footer, inSection: section)))
        }
    }

    final func store(_ measured: (edge: FlowEdge, section: Int, length: CGFloat)) {
        guard sectionValues.indices.contains(measured.section) else { return }
        measuredEdges[measured.edge, default: [:]][measured.section] = FlowEdge.Measured(
            length: measured.length,
            reference: referenceLength(of: measured.edge, in: sectionValues[measured.section]))
        sectionsWithNewEdges.insert(measured.section)
    }

    // MARK: Measuring

    private func length(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        isVertical ? attributes.size.height : attributes.size.width
    }

    final func acceptsEdge(
        _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let edge = FlowEdge(kind: preferred.representedElementKind ?? ""),
            usesEstimates || isAutomatic(edge, inSection: preferred.indexPath.section)
        else { return false }
        return abs(length(of: preferred) - length(of: original)) > 0.001
    }

    final func limit(
        _ context: UICollectionViewFlowLayoutInvalidationContext, toEdge preferred: UICollectionViewLayoutAttributes
    ) {
        let kind = preferred.representedElementKind ?? ""
        guard let edge = FlowEdge(kind: kind) else { return }
        // The items after it move.
        context.invalidateItems(at: [])
        context.invalidateSupplementaryElements(ofKind: kind, at: [preferred.indexPath])
        context.measuredEdge = (edge, preferred.indexPath.section, max(0, length(of: preferred)))
    }

    /// Keeps the measured lengths of sections that an update moves. Those of reloaded sections are measured again.
    final func moveMeasuredEdges(by plan: UpdatePlan) {
        for edge in FlowEdge.allCases {
            var new: [Int: FlowEdge.Measured] = [:]
            for (section, length) in measuredEdges[edge] ?? [:] where !plan.isReloaded(oldSection: section) {
                if let section = plan.newSection(of: section) { new[section] = length }
            }
            measuredEdges[edge] = new
        }
        sectionsWithNewEdges = []
    }
}
