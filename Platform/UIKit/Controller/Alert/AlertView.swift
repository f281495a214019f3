/// The view of an alert: a card with the texts and buttons, and in a sheet a second card with the cancel
/// button. A touch can move from button to button.
final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let card = UIVisualEffectView(effect: nil)
    private let cancelCard = UIView()
    private var header = AlertHeader(alertStyle: .card)
    private var buttonList = AlertButtons(alertStyle: .card)
    private var cancel = AlertButtons(alertStyle: .card)
    private var highlighted: AlertButton?

    init(of alert: UIAlertController) {
        self.alert = alert
        alertStyle = alert.preferredStyle == .alert ? .card : .sheet
        super.init(frame: .zero)
        cancelCard.backgroundColor = AlertStyle.cancelColor
        cancelCard.clipsToBounds = true
        cancelCard.layer.cornerRadius = AlertStyle.cornerRadius
        cancelCard.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        addSubview(card)
        addSubview(cancelCard)
        rebuild()
    }

    @available(*, unavailable, message: "AlertView is created by UIAlertController")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertView can't be decoded. UIAlertController creates it.")
    }

    /// The style of the alert.
    var alertStyle: AlertStyle {
        didSet { if alertStyle != oldValue { rebuild() } }
    }

    private func rebuild() {
        for view in [header, buttonList, cancel] { view.removeFromSuperview() }
        header = AlertHeader(alertStyle: alertStyle)
        buttonList = AlertButtons(alertStyle: alertStyle)
        cancel = AlertButtons(alertStyle: alertStyle)
        card.effect = alertStyle == .popover ? nil : UIBlurEffect(style: .systemMaterial)
        card.layer.cornerRadius = alertStyle == .popover ? 0 : AlertStyle.cornerRadius
        card.contentView.backgroundColor = alertStyle == .popover ? nil : AlertStyle.cardTint
        card.contentView.addSubview(header)
        card.contentView.addSubview(buttonList)
        cancelCard.addSubview(cancel)
        reload()
    }

    /// Shows the current contents of the alert.
    func reload() {
        clearHighlight()
        header.show(title: alert.title, message: alert.message, fields: alert.textFields ?? [])
        buttonList.show(orderedActions, bold: alert.boldAction)
        let cancelAction = alertStyle == .sheet ? alert.cancelAction : nil
        cancel.show(cancelAction.map { [$0] } ?? [], bold: cancelAction)
        cancelCard.isHidden = cancelAction == nil
        buttonList.hasLineAbove = !header.isEmpty
        setNeedsLayout()
    }

    /// The actions of the card. The cancel action is the first of two and the last of more; a sheet shows it
    /// separately.
    private var orderedActions: [UIAlertAction] {
        let others = alert.actions.filter { $0.style != .cancel }
        guard alertStyle == .card, let cancel = alert.cancelAction else { return others }
        return others.count == 1 && !buttonsAreStacked([cancel] + others) ? [cancel] + others : others + [cancel]
    }

    private func buttonsAreStacked(_ actions: [UIAlertAction]) -> Bool {
        actions.contains { action in
            AlertButton(action, alertStyle: alertStyle, isBold: action === alert.boldAction).naturalWidth
                > AlertStyle.cardWidth / 2
        }
    }

    func actionsDidChange() {
        for button in buttons { button.refresh() }
        if let highlighted, !highlighted.action.isEnabled { clearHighlight() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Another text size may change the order.
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            reload()
        }
    }

    // MARK: Layout

    /// Returns the height of the alert for a width, up to `limit` points.
    func height(width: CGFloat, limit: CGFloat) -> CGFloat {
        let below = cancelHeight(width: width)
        return min(header.height(width: width) + buttonList.height(width: width) + below, limit)
    }

    /// The preferred size of the alert in a popover.
    var popoverSize: CGSize {
        let width = AlertStyle.popoverWidth
        return CGSize(width: width, height: height(width: width, limit: .greatestFiniteMagnitude))
    }

    /// Returns the height of the cancel card, including the gap above it.
    private func cancelHeight(width: CGFloat) -> CGFloat {
        guard !cancelCard.isHidden else { return 0 }
        let gap = header.isEmpty && buttonList.buttons.isEmpty ? 0 : AlertStyle.sheetMargin
        return cancel.height(width: width) + gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableArea = alertStyle == .popover ? bounds.inset(by: safeAreaInsets) : bounds
        let cancelHeight = cancel.height(width: availableArea.width)
        if !cancelCard.isHidden {
            cancelCard.frame = CGRect(
                x: 0, y: availableArea.maxY - cancelHeight, width: availableArea.width, height: cancelHeight)
            cancel.frame = cancelCard.bounds
        }
        var rect = availableArea
        rect.size.height = max(0, availableArea.height - self.cancelHeight(width: availableArea.width))
        card.frame = rect
        card.isHidden = rect.height == 0
        card.layoutIfNeeded()
        // The buttons shrink first, until little more than one is visible; then the text scrolls.
        let preferred = (header: header.height(width: rect.width), buttonList: buttonList.height(width: rect.width))
        let minimum = buttonList.minimumHeight(width: rect.width)
        let buttonsHeight = min(preferred.buttonList, max(rect.height - preferred.header, minimum))
        let headerHeight = max(0, rect.height - buttonsHeight)
        header.frame = CGRect(x: 0, y: 0, width: rect.width, height: headerHeight)
        buttonList.frame = CGRect(x: 0, y: headerHeight, width: rect.width, height: buttonsHeight)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if alertStyle == .popover { setNeedsLayout() }
    }

    // MARK: Highlighting and selecting

    private var buttons: [AlertButton] { buttonList.buttons + cancel.buttons }

    var hasHighlightedButton: Bool { highlighted != nil }

    private func highlight(_ button: AlertButton?) {
        guard button !== highlighted else { return }
        highlighted?.showsHighlight = false
        highlighted = button
        button?.showsHighlight = true
    }

    func clearHighlight() { highlight(nil) }

    /// Highlights the next or previous enabled button with the keyboard.
    ///
    /// - Returns: Whether there is one.
    func highlightNext(backwards: Bool, wraps: Bool) -> Bool {
        let enabled = buttons.filter(\.action.isEnabled)
        guard !enabled.isEmpty else { return false }
        var next = backwards ? enabled.count - 1 : 0
        if let highlighted, let index = enabled.firstIndex(where: { $0 === highlighted }) {
            next = index + (backwards ? -1 : 1)
            if wraps { next = (next + enabled.count) % enabled.count }
        }
        guard enabled.indices.contains(next) else { return false }
        highlight(enabled[next])
        (enabled[next].superview as? UIScrollView)?.scrollRectToVisible(enabled[next].frame, animated: false)
        return true
    }

    /// Selects the highlighted button.
    func selectHighlighted() {
        guard let highlighted else { return }
        highlight(nil)
        alert.choose(highlighted.action)
    }

    private func button(at touches: Set<UITouch>) -> AlertButton? {
        guard let touch = touches.first else { return nil }
        let location = touch.location(in: self)
        return buttons.first { button in
            guard button.action.isEnabled, let list = button.superview else { return false }
            return button.convert(button.bounds, to: self).contains(location)
                && list.convert(list.bounds, to: self).contains(location)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(button(at: touches)) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(button(at: touches)) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(button(at: touches))
        selectHighlighted()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }
}
