/// A cell, header or footer: what takes its contents and its background from configurations.
@MainActor
protocol ConfigurationHost: UIView {
    var contentView: UIView { get }
    /// What is known of the view, and what a subclass adds.
    var anyConfigurationState: any UIConfigurationState { get }
    /// Puts `view` where the content view was. What the system has put into that one is gone with it.
    func take(contentView view: UIView)
    /// Calls what subclass and app do for a state.
    func runConfigurationUpdate(using state: any UIConfigurationState)
    /// Lets go of what a background configuration stands for: the views behind the contents.
    func dropBackgroundViews()
    /// The colour behind a view that has no configured background.
    var unconfiguredBackgroundColor: UIColor? { get }
}

/// What a cell, header or footer has of configurations. Made when the first is set.
@MainActor
final class ViewConfiguring {
    private unowned let host: any ConfigurationHost
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    /// What was set last, before it was brought up to the view's state.
    private var givenContent: (any UIContentConfiguration)?
    private var givenBackground: UIBackgroundConfiguration?
    private var backgroundView: BackgroundConfigurationView?
    private var isUpdating = false

    var updatesContent = true
    var updatesBackground = true

    init(_ host: any ConfigurationHost) {
        self.host = host
    }

    // MARK: Content

    func setContent(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            guard content != nil else { return }
            content = nil
            givenContent = nil
            let plain = UIView()
            plain.preservesSuperviewLayoutMargins = true
            host.take(contentView: plain)
            return
        }
        if let givenContent, new.isSame(as: givenContent), let content, isShown(content) { return }
        givenContent = new
        show(updatesContent && !isUpdating ? new.updated(for: host.anyConfigurationState) : new)
    }

    /// Whether the content view still shows what it was given: one that changes itself may show something else.
    private func isShown(_ content: any UIContentConfiguration) -> Bool {
        (host.contentView as? any UIContentView).map { content.isSame(as: $0.configuration) } ?? false
    }

    private func show(_ new: any UIContentConfiguration) {
        let isFirst = content == nil
        content = new
        if !isFirst, let view = host.contentView as? any UIView & UIContentView, view.supports(new) {
            view.configuration = new
            // A view of the app's own need not know that rows follow its size.
            host.intrinsicContentSizeDidChange(of: view)
        } else {
            host.take(contentView: new.makeContentView())
        }
    }

    // MARK: Background

    func setBackground(_ new: UIBackgroundConfiguration?) {
        guard let new else {
            guard background != nil else { return }
            background = nil
            givenBackground = nil
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            host.backgroundColor = host.unconfiguredBackgroundColor
            return
        }
        if new == givenBackground { return }
        let isFirst = background == nil
        if isFirst { host.dropBackgroundViews() }
        givenBackground = new
        showBackground(updatesBackground && !isUpdating ? new.updated(for: host.anyConfigurationState) : new)
    }

    private func showBackground(_ new: UIBackgroundConfiguration) {
        background = new
        // One colour is drawn best by the view itself: a row that is opaque moves as a whole.
        if let color = new.plainColor(for: host.tintColor) {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            if host.backgroundColor != color { host.backgroundColor = color }
            return
        }
        if host.backgroundColor != .clear { host.backgroundColor = .clear }
        if let backgroundView {
            backgroundView.configuration = new
            return
        }
        let view = BackgroundConfigurationView(new)
        view.isUserInteractionEnabled = new.customView != nil
        view.frame = host.bounds
        host.insertSubview(view, at: 0)
        backgroundView = view
    }

    func layOut() {
        if let backgroundView, backgroundView.frame != host.bounds { backgroundView.frame = host.bounds }
    }

    func tintColorDidChange() {
        if let background { showBackground(background) }
    }

    // MARK: State

    /// Brings both up to the view's state, and lets subclass and app do so.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        let state = host.anyConfigurationState
        if updatesContent, let content {
            let new = content.updated(for: state)
            if !new.isSame(as: content) { show(new) }
        }
        if updatesBackground, let background {
            let new = background.updated(for: state)
            if new != background { showBackground(new) }
        }
        host.runConfigurationUpdate(using: state)
        isUpdating = false
    }
}
