/// Displays the large version of the item under a long press, at text sizes for accessibility.
///
/// Add it to a view whose subviews show the large content viewer: bars and segmented controls of the system have one. While the
/// finger moves to other items, their large versions are displayed. The item at which it is lifted performs its action.
///
/// ```swift
/// let buttonBar = UIStackView()
/// let button = UIButton(type: .system)
/// buttonBar.addArrangedSubview(button)
/// button.showsLargeContentViewer = true
/// buttonBar.addInteraction(UILargeContentViewerInteraction())
/// ```
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when the text size changes between the sizes for accessibility and the others.
    public class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    /// Whether the user's text size is one for accessibility.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The view to which the interaction has been added.
    open private(set) weak var view: UIView?
    /// The delegate.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?

    private lazy var recognizer = LargeContentRecognizer { [weak self] recognizer in self?.advance(recognizer.state) }
    private var item: (any UILargeContentViewerItem)?
    private var viewer: LargeContentViewer?

    /// Creates an interaction.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The recognizer of the long press, for relationships to other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
        hide()
    }

    open func didMove(to view: UIView?) {
        self.view = view
        recognizer.canBegin = { [weak self] in self?.itemAtTouch != nil }
        view?.addGestureRecognizer(recognizer)
    }

    /// Returns the innermost view at a point that shows the large content viewer.
    final func standardItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        var candidate = view.hitTest(point, with: nil)
        while let current = candidate {
            if current.showsLargeContentViewer { return current }
            if current === view { return nil }
            candidate = current.superview
        }
        return nil
    }

    private var itemAtTouch: (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        let point = recognizer.location(in: view)
        guard let delegate else { return standardItem(at: point) }
        return delegate.largeContentViewerInteraction(self, itemAt: point)
    }

    private func advance(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed:
            let new = itemAtTouch
            guard new !== item || viewer == nil else { return }
            item = new
            // Beside the items, the last one remains displayed.
            if let new { show(new) }
        case .ended:
            let (item, point) = (itemAtTouch, view.map { recognizer.location(in: $0) } ?? .zero)
            hide()
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
            } else {
                Self.performAction(of: item)
            }
        case .cancelled: hide()
        case .possible, .failed: break
        }
    }

    private func show(_ item: any UILargeContentViewerItem) {
        guard let window = view?.window else { return }
        let controller = delegate?.viewController(for: self)
        let isRoot = controller == nil || controller === window.rootViewController
        let container = isRoot ? window : controller?.view ?? window
        let viewer = viewer ?? LargeContentViewer()
        self.viewer = viewer
        viewer.show(item, in: container)
    }

    private func hide() {
        viewer?.hide()
        viewer = nil
        item = nil
    }

    /// Performs the action of a control, as a tap does.
    static func performAction(of item: (any UILargeContentViewerItem)?) {
        switch item {
        case let segment as SegmentView: (segment.superview as? UISegmentedControl)?.select(segment)
        case let control as UIControl:
            if control.isEnabled { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
        default: break
        }
    }
}

/// A recognizer of long presses on items with a large version. It ignores touches at other text sizes.
private final class LargeContentRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    /// The duration of the press, in seconds. The viewer appears before a menu would.
    private static let duration: TimeInterval = 0.3
    var canBegin: () -> Bool = { false }

    convenience init(_ action: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init(action: action)
        minimumPressDuration = Self.duration
        delegate = self
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { canBegin() }
}
