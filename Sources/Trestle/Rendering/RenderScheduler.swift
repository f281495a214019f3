import UIKit

/// Renders the form that a closure makes: once for all changes of a turn of the run loop, and again when an observable
/// model that the closure has read changes.
@MainActor
final class RenderScheduler {
    private let pipeline: RenderPipeline
    private let display: DisplayedTable
    private var content: (@MainActor () -> Form)?
    /// Whether the requested render is animated, or `nil` if none is requested.
    private var pendingAnimation: Bool?
    private let tracking = ModelTracking()
    private lazy var trigger = LayoutTrigger { [weak self] in self?.renderIfNeeded() }

    init(display: DisplayedTable, pipeline: RenderPipeline) {
        self.display = display
        self.pipeline = pipeline
        tracking.onChange = { [weak self] in self?.setNeedsRender(animated: true) }
    }

    /// Sets the closure and renders the form that it makes.
    func setContent(_ content: @escaping @MainActor () -> Form, animated: Bool) {
        self.content = content
        render(animated: animated)
    }

    /// Renders the current form immediately.
    func render(animated: Bool) {
        guard let content else { return }
        pendingAnimation = nil
        pipeline.render(tracking.track(content), animated: animated)
    }

    /// Requests a render before the next frame. It is animated if all of its requests are.
    func setNeedsRender(animated: Bool) {
        guard content != nil else { return }
        let isVisible = display.listView?.window != nil
        pendingAnimation = animated && isVisible && pendingAnimation != false
        attach()
        trigger.setNeedsLayout()
    }

    /// Renders the form if a render has been requested.
    func renderIfNeeded() {
        guard let pendingAnimation else { return }
        render(animated: pendingAnimation)
    }

    /// Moves the trigger to the table view of the adapter if a render has been requested.
    func attach() {
        guard pendingAnimation != nil, trigger.superview !== display.listView else { return }
        display.listView?.addSubview(trigger)
    }
}

/// An invisible view whose layout runs before the next frame, after all changes of the turn.
private final class LayoutTrigger: UIView {
    private let onLayout: @MainActor () -> Void

    init(onLayout: @escaping @MainActor () -> Void) {
        self.onLayout = onLayout
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "LayoutTrigger is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("LayoutTrigger does not support init(coder:). Create it with init(onLayout:).")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
