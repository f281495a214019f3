/// The text of a tool tip, and the part of the view that it explains.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text.
    open private(set) var toolTip: String
    /// The part of the view, or `nil` for the whole view.
    open private(set) var sourceRect: CGRect?

    /// Creates a configuration for the whole view.
    public init(toolTip: String) {
        self.toolTip = toolTip
        super.init()
    }

    /// Creates a configuration for a part of the view, in its coordinates.
    public init(toolTip: String, in sourceRect: CGRect) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}

/// An object that determines tool tips by the position of the pointer.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns the tool tip at a point of the interaction's view, or `nil` for none. By default the interaction's own.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// A text that explains a view when the pointer rests on it.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view to which the interaction has been added.
    open private(set) weak var view: UIView?
    /// The delegate, which takes precedence over the default tool tip.
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Whether tool tips are displayed.
    open var isEnabled = true
    /// The text, or `nil` for none.
    open var defaultToolTip: String?

    /// Creates an interaction without a text.
    public override init() { super.init() }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    final func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }
}

extension UIControl {
    /// A text that explains the control when the pointer rests on it, or `nil` for none.
    public final var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let newValue {
                if let toolTipInteraction {
                    toolTipInteraction.defaultToolTip = newValue
                } else {
                    addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
                }
            } else if let toolTipInteraction {
                removeInteraction(toolTipInteraction)
            }
        }
    }

    /// The interaction that displays the tool tip, or `nil` without one.
    public final var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
