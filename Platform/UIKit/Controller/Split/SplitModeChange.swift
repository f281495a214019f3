/// One display mode giving way to another: by itself, or led by a finger.
@MainActor
final class SplitModeChange {
    typealias Mode = UISplitViewController.DisplayMode

    /// How long it takes, in seconds, and how dark the secondary column gets below others. Chosen by eye.
    static let duration: TimeInterval = 0.35
    static let dimming: CGFloat = 0.12

    private weak var split: UISplitViewController?
    /// The columns that are seen before or after.
    let columns: [UISplitViewController.Column]
    let from: Mode
    let to: Mode
    /// How far it has got, from 0 to 1.
    var progress: CGFloat = 0
    private let arriving: [UIViewController]
    private let leaving: [UIViewController]
    private let tells: Bool
    private var isOver = false
    private var completes = true

    /// Tells everyone that it begins, and puts what comes where it comes from.
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
        arriving = after.filter { !before.contains($0) }.compactMap { split.content(of: $0) }
        leaving = before.filter { !after.contains($0) }.compactMap { split.content(of: $0) }
        tells = split.isSeen
        guard tells else { return }
        for controller in leaving { controller.beginAppearanceTransition(false, animated: animated) }
        for controller in arriving {
            controller.loadViewIfNeeded()
            controller.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// Goes on by itself to the end, or back.
    func settle(completes: Bool, animated: Bool) {
        guard let split else { return }
        self.completes = completes
        if !completes {
            split.delegate?.splitViewController(split, willChangeTo: from)
            split.mode = from
        }
        let place = { [self] in
            progress = completes ? 1 : 0
            split.placeColumns()
            // What is in the columns gets its new width along with them.
            for column in columns { split.columnViews[column]?.layoutIfNeeded() }
        }
        guard animated, UIView.areAnimationsEnabled, split.view.window != nil else {
            place()
            return finish()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut, animations: place) { _ in
            self.finish()
        }
    }

    /// Ends it at once, where it was going to.
    func finish() {
        guard !isOver, let split else { return }
        isOver = true
        if split.modeChange === self { split.modeChange = nil }
        if tells, !completes {
            for controller in arriving { controller.beginAppearanceTransition(false, animated: true) }
            for controller in leaving { controller.beginAppearanceTransition(true, animated: true) }
        }
        split.showColumns()
        if tells {
            for controller in (completes ? leaving : arriving) { controller.endAppearanceTransition() }
            for controller in (completes ? arriving : leaving) where split.appearance != .appearing {
                controller.endAppearanceTransition()
            }
        }
    }
}
