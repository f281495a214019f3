/// A cell, header or footer whose contents and background can be configured.
@MainActor
protocol ConfigurationHost: UIView {
    var storedContentView: UIView { get }
    /// The state of the view, including state that subclasses add.
    var anyConfigurationState: any UIConfigurationState { get }
    /// Replaces the content view by `view`, and discards the subviews that the system has added to the old
    /// one.
    func take(contentView view: UIView)
    /// Calls the update methods of subclasses and the app for a state.
    func runConfigurationUpdate(using state: any UIConfigurationState)
    /// Removes the views behind the contents that a background configuration replaces.
    func dropBackgroundViews()
    /// The color behind a view without a background configuration.
    var unconfiguredBackgroundColor: UIColor? { get }
}

/// The configurations of a cell, header or footer, created when the first is set.
@MainActor
final class ViewConfiguring {
    private unowned let host: any ConfigurationHost
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    /// The configuration that was last set, before it was updated for the view's state.
    private var originalContent: (any UIContentConfiguration)?
    private var originalBackground: UIBackgroundConfiguration?
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
            originalContent = nil
            let plain = UIView()
            plain.preservesSuperviewLayoutMargins = true
            host.take(contentView: plain)
            return
        }
        if let originalContent, new.isSame(as: originalContent), let content, isShown(content) { return }
        originalContent = new
        show(updatesContent && !isUpdating ? new.updated(for: host.anyConfigurationState) : new)
    }

    /// Returns whether the content view still displays a configuration. A view that changes its own
    /// configuration may display another one.
    private func isShown(_ content: any UIContentConfiguration) -> Bool {
        (host.storedContentView as? any UIContentView).map { content.isSame(as: $0.configuration) } ?? false
    }

    private func show(_ new: any UIContentConfiguration) {
        let isFirst = content == nil
        content = new
        if !isFirst, let view = host.storedContentView as? any UIView & UIContentView, view.supports(new) {
            view.configuration = new
            // Custom views may not invalidate their size when their configuration changes.
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
            originalBackground = nil
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            host.backgroundColor = host.unconfiguredBackgroundColor
            return
        }
        if new == originalBackground { return }
        let isFirst = background == nil
        if isFirst { host.dropBackgroundViews() }
        originalBackground = new
        showBackground(updatesBackground && !isUpdating ? new.updated(for: host.anyConfigurationState) : new)
    }

    private func showBackground(_ new: UIBackgroundConfiguration) {
        background = new
        // A single color is drawn by the view itself, because a row that is opaque is drawn as a whole.
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

    /// Updates both configurations for the view's state, and calls the update methods of subclasses and the
    /// app.
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
