/// The system's accessory view at the end of a row.
final class CellAccessory: UIView {
    let type: UITableViewCell.AccessoryType
    private let imageView = AccessoryGlyphView()
    private var button: UIButton?

    /// The distance between the detail button and the disclosure indicator, in points.
    private static let gap: CGFloat = 12

    init(type: UITableViewCell.AccessoryType, onDetail: @escaping () -> Void) {
        self.type = type
        super.init(frame: .zero)
        switch type {
        case .disclosureIndicator, .detailDisclosureButton: imageView.glyph = .disclosureIndicator
        case .checkmark: imageView.glyph = .checkmark
        case .detailButton, .none: break
        }
        if type == .detailButton || type == .detailDisclosureButton {
            let button = UIButton(type: .detailDisclosure)
            button.addAction(UIAction { _ in onDetail() }, for: .touchUpInside)
            addSubview(button)
            self.button = button
        }
        isUserInteractionEnabled = button != nil
        addSubview(imageView)
    }

    @available(*, unavailable, message: "A cell creates its accessory view.")
    required init?(coder: NSCoder) {
        preconditionFailure("CellAccessory cannot be decoded. A cell creates its accessory view.")
    }

    /// The distance from the end of the row, in points.
    var trailingMargin: CGFloat { 16 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageView.image?.size ?? .zero
        let detail = button?.intrinsicContentSize ?? .zero
        let gap = image.width > 0 && detail.width > 0 ? Self.gap : 0
        return CGSize(width: image.width + gap + detail.width, height: max(image.height, detail.height))
    }

    /// The detail button responds to touches around it, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || button.map { $0.point(inside: convert(point, to: $0), with: event) } == true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        imageView.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - image.width,
            y: ((bounds.height - image.height) / 2).roundedToPixel(traitCollection), width: image.width,
            height: image.height)
        guard let button else { return }
        let size = button.intrinsicContentSize
        button.frame = CGRect(
            x: isRightToLeft ? bounds.width - size.width : 0,
            y: ((bounds.height - size.height) / 2).roundedToPixel(traitCollection), width: size.width,
            height: size.height)
    }
}

extension UITableViewCell {
    func accessoryDidChange(animated: Bool = false) {
        let new =
            storedEditing
            ? editingAccessoryView ?? systemAccessory(editingAccessoryType)
            : accessoryView ?? systemAccessory(accessoryType)
        setNeedsLayout()
        guard new !== accessory else { return }
        let old = accessory
        accessory = new
        if let new { addSubview(new) }
        guard animated, window != nil else {
            old?.removeFromSuperview()
            return
        }
        old.map(fadeOut)
        new.map(fadeIn)
    }

    private func fadeOut(_ old: UIView) {
        let alpha = old.alpha
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            old.alpha = 0
        } completion: { [weak self, weak old] _ in
            guard let old else { return }
            old.alpha = alpha
            if old !== self?.accessory { old.removeFromSuperview() }
        }
    }

    private func fadeIn(_ new: UIView) {
        let alpha = new.alpha
        UIView.performWithoutAnimation {
            layoutAccessory(new, end: accessoryEnd)
            new.layoutIfNeeded()
            new.alpha = 0
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            new.alpha = alpha
        }
    }

    private func systemAccessory(_ type: AccessoryType) -> UIView? {
        guard type != .none else { return nil }
        // Reuses the current accessory view.
        if let known = accessory as? CellAccessory, known.type == type { return known }
        return CellAccessory(type: type) { [weak self] in
            guard let self else { return }
            table?.accessoryButtonTapped(in: self)
        }
    }
}
