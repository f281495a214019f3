extension UIView {
    /// The adjustment of a view's tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The adjustment of the superview.
        case automatic = 0
        /// No adjustment.
        case normal = 1
        /// The color is replaced by a gray of the same brightness.
        case dimmed = 2
    }

    final var baseTintAdjustmentMode: TintAdjustmentMode {
        get {
            guard TintDimming.isUsed else { return .normal }
            for view in sequence(first: self, next: \.parentView) {
                let mode = view.features[TintAdjustmentKey.self]
                if mode != .automatic { return mode }
            }
            return .normal
        }
        set {
            guard features[TintAdjustmentKey.self] != newValue else { return }
            TintDimming.isUsed = true
            features[TintAdjustmentKey.self] = newValue
            propagateTintAdjustment()
        }
    }

    /// Notifies the descendants too that have a tint color of their own, which is dimmed as well.
    private func propagateTintAdjustment() {
        tintColorDidChange()
        for view in childViews where view.features[TintAdjustmentKey.self] == .automatic {
            view.propagateTintAdjustment()
        }
    }

    /// The tint color, dimmed if the view or an ancestor is.
    final var dimmableTintColor: UIColor {
        let color = sequence(first: self, next: \.parentView).lazy.compactMap(\.ownTintColor).first ?? .accent
        return tintAdjustmentMode == .dimmed ? TintDimming.dim(color) : color
    }
}

/// The gray in place of a dimmed tint color.
@MainActor
enum TintDimming {
    /// Whether a view has ever had another mode than the automatic one, without which tint colors need no search.
    static var isUsed = false

    static func dim(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let color = color.resolvedColor(with: traits)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            // The luminance of ITU-R BT.601.
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
        }
    }
}

private enum TintAdjustmentKey: FeatureKey {
    static var defaultValue: UIView.TintAdjustmentMode { .automatic }
}

enum ClearsContextKey: FeatureKey {
    static var defaultValue: Bool { true }
}
