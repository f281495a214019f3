/// A change of a split view's display mode, which is animated or controlled by a gesture.
@MainActor
final class SplitModeChange {
    typealias Mode = UISplitViewController.DisplayMode

    /// The duration, in seconds, and the opacity of the dimming over the secondary column. Chosen by eye.
    static let duration: TimeInterval = 0.35
    static let dimming: CGFloat = 0.12

    private weak var split: UISplitViewController?
    /// The columns that are visible before or after the change.
    let columns: [UISplitViewController.Column]
    let from: Mode
    let to: Mode
    /// The progress from 0 to 1.
    var progress: CGFloat = 0
    private let appearing: [UIViewController]
    private let disappearing: [UIViewController]
    private let notifies: Bool
    private var isOver = false
    private var completes = true

    /// Begins the change: sets the split view's mode, and notifies the delegate and the controllers.
    init(of split: UISplitViewController, to new: Mode, animated: Bool) {
        self.split = split
        from = split.mode
        to = new
        let before = split.shownColumns
        split.delegate?.splitViewController(split, willChangeTo: new)
        split.mode = new
        let after = split.shownColumns
        for column in before where !after.contains(column) {
            split.delegate?.splitViewController(split, willHide: column)
        }
        for column in after where !before.contains(column) {
            split.delegate?.splitViewController(split, willShow: column)
        }
        columns = before + after.filter { !before.contains($0) }
        appearing = after.filter { !before.contains($0) }.compactMap { split.content(of: $0) }
        disappearing = before.filter { !after.contains($0) }.compactMap { split.content(of: $0) }
        notifies = split.isVisible
        guard notifies else { return }
        for controller in disappearing { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in appearing {
            controller.loadViewIfNeeded()
            controller.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// Animates the rest of the change, or back to the former mode.
    func settle(completes: Bool, animated: Bool) {
        guard let split else { return }
        self.completes = completes
        if !completes {
            split.delegate?.splitViewController(split, willChangeTo: from)
            split.mode = from
        }
        let layOut = { [self] in
            progress = completes ? 1 : 0
            split.layOutColumns()
            // The content of the columns is resized along with them.
            for column in columns { split.columnViews[column]?.layoutIfNeeded() }
        }
        guard animated, UIView.areAnimationsEnabled, split.view.window != nil else {
            layOut()
            return finish()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: layOut) { _ in
            self.finish()
        }
    }

    /// Ends the change at once in the mode to which it was changing.
    func finish() {
        guard !isOver, let split else { return }
        isOver = true
        if split.modeChange === self { split.modeChange = nil }
        if notifies, !completes {
            for controller in appearing { controller.beginAppearanceTransition(false, animated: true) }
            for controller in disappearing { controller.beginAppearanceTransition(true, animated: true) }
        }
        split.showColumns()
        if notifies {
            for controller in (completes ? disappearing : appearing) { controller.endAppearanceTransition() }
            for controller in (completes ? appearing : disappearing) where split.appearance != .appearing {
                controller.endAppearanceTransition()
            }
        }
    }
}
