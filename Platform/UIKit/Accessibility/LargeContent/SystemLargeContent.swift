/// A bar or a control of the system that has a large content viewer.
@MainActor
protocol SystemLargeContentContainer: UIView {}

extension UINavigationBar: SystemLargeContentContainer {}
extension UIToolbar: SystemLargeContentContainer {}
extension UITabBar: SystemLargeContentContainer {}
extension UISegmentedControl: SystemLargeContentContainer {}

/// The large content viewer of bars and segmented controls.
final class SystemLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
    static let shared = SystemLargeContent()

    /// Adds the interaction to a bar or control in a window as soon as its text size is one for accessibility. Called when the traits
    /// or the window of any view have changed.
    static func environmentDidChange(of view: UIView) {
        // The text size first: it is a comparison, and the class of a view is a lookup.
        guard view.traits.preferredContentSizeCategory.isAccessibilityCategory, view.currentWindow != nil,
            view is any SystemLargeContentContainer,
            !view.interactions.contains(where: { ($0 as? UILargeContentViewerInteraction)?.delegate === shared })
        else { return }
        view.addInteraction(UILargeContentViewerInteraction(delegate: shared))
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? {
        // The control handles the touches of its segments.
        guard let control = interaction.view as? UISegmentedControl else { return interaction.standardItem(at: point) }
        guard control.isEnabled, control.bounds.contains(point), let index = control.segment(at: point.x) else {
            return nil
        }
        return control.segments[index]
    }
}

extension UISegmentedControl {
    /// Selects a segment as a tap does.
    final func select(_ segment: SegmentView) {
        guard isEnabled, let index = segments.firstIndex(where: { $0 === segment }), segment.content.isEnabled,
            isMomentary || index != selectedSegmentIndex
        else { return }
        userDidSelect(index)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
