/// The view of an alert: a card with what it says and its buttons, and in a sheet another one for what cancels. A finger is
/// followed from one button to another.
final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let card = UIVisualEffectView(effect: nil)
    private let cancelCard = UIView()
    private var header = AlertHeader(look: .card)
    private var choices = AlertButtons(look: .card)
    private var cancel = AlertButtons(look: .card)
    private var lit: AlertButton?

    init(of alert: UIAlertController) {
        self.alert = alert
        look = alert.preferredStyle == .alert ? .card : .sheet
        super.init(frame: .zero)
        cancelCard.backgroundColor = AlertLook.cancelColor
        cancelCard.clipsToBounds = true
        cancelCard.layer.cornerRadius = AlertLook.cornerRadius
        card.clipsToBounds = true
        addSubview(card)
        addSubview(cancelCard)
        rebuild()
    }

    @available(*, unavailable, message: "an alert makes its view")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertView: an alert makes its view")
    }

    /// How the alert is shown.
    var look: AlertLook {
        didSet { if look != oldValue { rebuild() } }
    }

    private func rebuild() {
        for view in [header, choices, cancel] { view.removeFromSuperview() }
        header = AlertHeader(look: look)
        choices = AlertButtons(look: look)
        cancel = AlertButtons(look: look)
        card.effect = look == .popover ? nil : UIBlurEffect(style: .systemMaterial)
        card.layer.cornerRadius = look == .popover ? 0 : AlertLook.cornerRadius
        card.contentView.backgroundColor = look == .popover ? nil : AlertLook.cardTint
        card.contentView.addSubview(header)
        card.contentView.addSubview(choices)
        cancelCard.addSubview(cancel)
        reload()
    }

    /// Shows what the alert says now.
    func reload() {
        lightNothing()
        header.show(title: alert.title, message: alert.message, fields: alert.textFields ?? [])
        choices.show(orderedActions, bold: alert.boldAction)
        let cancelAction = look == .sheet ? alert.cancelAction : nil
        cancel.show(cancelAction.map { [$0] } ?? [], bold: cancelAction)
        cancelCard.isHidden = cancelAction == nil
        choices.hasLineAbove = !header.isEmpty
        setNeedsLayout()
    }

    /// The actions of the card: what cancels stands first of two, and last of more; in sheets it stands elsewhere.
    private var orderedActions: [UIAlertAction] {
        let others = alert.actions.filter { $0.style != .cancel }
        guard look == .card, let cancel = alert.cancelAction else { return others }
        return others.count == 1 && !choicesAreStacked([cancel] + others) ? [cancel] + others : others + [cancel]
    }

    private func choicesAreStacked(_ actions: [UIAlertAction]) -> Bool {
        actions.contains { action in
            AlertButton(action, look: look, isBold: action === alert.boldAction).naturalWidth > AlertLook.cardWidth / 2
        }
    }

    func actionsDidChange() {
        for button in buttons { button.refresh() }
        if let lit, !lit.action.isEnabled { lightNothing() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Larger letters may need another order.
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            reload()
        }
    }

    // MARK: Layout

    /// How high the alert is at a width, in at most `limit` points.
    func height(width: CGFloat, limit: CGFloat) -> CGFloat {
        let below = cancelHeight(width: width)
        return min(header.height(width: width) + choices.height(width: width) + below, limit)
    }

    /// The size that the alert would like to have as a popover.
    var popoverSize: CGSize {
        let width = AlertLook.popoverWidth
        return CGSize(width: width, height: height(width: width, limit: .greatestFiniteMagnitude))
    }

    /// What the card that cancels takes, with the gap above it.
    private func cancelHeight(width: CGFloat) -> CGFloat {
        guard !cancelCard.isHidden else { return 0 }
        let gap = header.isEmpty && choices.buttons.isEmpty ? 0 : AlertLook.sheetMargin
        return cancel.height(width: width) + gap
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = look == .popover ? bounds.inset(by: safeAreaInsets) : bounds
        let cancelHeight = cancel.height(width: room.width)
        if !cancelCard.isHidden {
            cancelCard.frame = CGRect(x: 0, y: room.maxY - cancelHeight, width: room.width, height: cancelHeight)
            cancel.frame = cancelCard.bounds
        }
        var rect = room
        rect.size.height = max(0, room.height - self.cancelHeight(width: room.width))
        card.frame = rect
        card.isHidden = rect.height == 0
        card.layoutIfNeeded()
        // The buttons give way to the text until two of them can hardly be seen; then the text scrolls.
        let wanted = (header: header.height(width: rect.width), choices: choices.height(width: rect.width))
        let least = choices.leastHeight(width: rect.width)
        let choicesHeight = min(wanted.choices, max(rect.height - wanted.header, least))
        let headerHeight = max(0, rect.height - choicesHeight)
        header.frame = CGRect(x: 0, y: 0, width: rect.width, height: headerHeight)
        choices.frame = CGRect(x: 0, y: headerHeight, width: rect.width, height: choicesHeight)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if look == .popover { setNeedsLayout() }
    }

    // MARK: Lighting and choosing

    private var buttons: [AlertButton] { choices.buttons + cancel.buttons }

    var hasLit: Bool { lit != nil }

    private func light(_ button: AlertButton?) {
        guard button !== lit else { return }
        lit?.showsHighlight = false
        lit = button
        button?.showsHighlight = true
    }

    func lightNothing() { light(nil) }

    /// The keyboard goes on to the next button that can be chosen, or back to the one before.
    ///
    /// - Returns: whether there is one.
    func lightNext(backwards: Bool, wraps: Bool) -> Bool {
        let enabled = buttons.filter(\.action.isEnabled)
        guard !enabled.isEmpty else { return false }
        var next = backwards ? enabled.count - 1 : 0
        if let lit, let place = enabled.firstIndex(where: { $0 === lit }) {
            next = place + (backwards ? -1 : 1)
            if wraps { next = (next + enabled.count) % enabled.count }
        }
        guard enabled.indices.contains(next) else { return false }
        light(enabled[next])
        (enabled[next].superview as? UIScrollView)?.scrollRectToVisible(enabled[next].frame, animated: false)
        return true
    }

    /// Chooses what is lit.
    func chooseLit() {
        guard let lit else { return }
        light(nil)
        alert.choose(lit.action)
    }

    private func button(at touches: Set<UITouch>) -> AlertButton? {
        guard let touch = touches.first else { return nil }
        let place = touch.location(in: self)
        return buttons.first { button in
            guard button.action.isEnabled, let list = button.superview else { return false }
            return button.convert(button.bounds, to: self).contains(place)
                && list.convert(list.bounds, to: self).contains(place)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { light(button(at: touches)) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { light(button(at: touches)) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(button(at: touches))
        chooseLit()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }
}
