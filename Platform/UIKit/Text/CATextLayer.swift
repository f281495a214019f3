import Foundation
import QuartzCore

/// A layer that draws text from the top of its bounds, between its contents and its first sublayer.
///
/// Changes of the color and of the size of the font animate implicitly. The text is drawn with the pixels of the screen, whatever
/// the `contentsScale`.
open class CATextLayer: CALayer {
    /// Creates a layer without text.
    public override init() {
        super.init()
        LayerProperty.register([.fontSize, .foregroundColor])
        model.setSpecial(TextLayerValues())
    }

    /// Creates a presentation copy of `layer`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if model.special(TextLayerValues.self) == nil { model.setSpecial(TextLayerValues()) }
    }

    /// The text: a `String`, or an `NSAttributedString`, whose attributes take the place of the other properties. Other values are
    /// not displayed.
    open var string: Any? {
        get { values.string }
        set { setStyle { $0.string = newValue } }
    }

    /// The font, as a `UIFont` or a `CGFont`, or by its name. Its size is ``fontSize``. The default is Helvetica.
    open var font: AnyObject? {
        get { values.font }
        set { setStyle { $0.font = newValue } }
    }

    /// The size of the font, 36 points by default.
    open var fontSize: CGFloat {
        get { values.fontSize }
        set {
            guard newValue != values.fontSize else { return }
            change(.fontSize) { state in state.changeSpecial(TextLayerValues.self) { $0.fontSize = newValue } }
        }
    }

    /// The color of the text. The default is opaque white.
    open var foregroundColor: CGColor? {
        get { values.foregroundColor }
        set {
            guard newValue != values.foregroundColor else { return }
            change(.foregroundColor) { state in
                state.changeSpecial(TextLayerValues.self) { $0.foregroundColor = newValue }
            }
        }
    }

    /// Whether lines are wrapped to the width of the bounds.
    open var isWrapped: Bool {
        get { values.isWrapped }
        set { setStyle { $0.isWrapped = newValue } }
    }

    /// The part of the last line that is replaced by an ellipsis where the text does not fit.
    open var truncationMode: CATextLayerTruncationMode {
        get { values.truncationMode }
        set { setStyle { $0.truncationMode = newValue } }
    }

    /// The horizontal alignment of the lines.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { values.alignmentMode }
        set { setStyle { $0.alignmentMode = newValue } }
    }

    private var values: TextLayerValues { model.special(TextLayerValues.self) ?? TextLayerValues() }

    private func setStyle(_ change: (inout TextLayerValues) -> Void) {
        model.changeSpecial(TextLayerValues.self, change)
        invalidate(.appearance)
    }
}

/// The part of a line that is replaced by an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// None.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// According to the writing direction.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// To the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// To the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the center.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// To both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The values of a text layer.
private struct TextLayerValues: SpecialContents {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = UIColor.white.cgColor
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural

    func paintRect(in layer: CALayer) -> CGRect { text == nil ? .null : layer.shown.bounds }

    func draw(_ layer: CALayer, in context: CGContext) {
        guard let text else { return }
        let bounds = layer.shown.bounds
        UIGraphicsPushContext(context)
        context.saveGState()
        context.clip(to: bounds)
        let truncates = isWrapped && truncationMode != .none
        text.draw(
            with: bounds,
            options: truncates ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
            context: nil)
        context.restoreGState()
        UIGraphicsPopContext()
    }

    /// The text with the attributes of the layer, or `nil` if there is none.
    private var text: NSAttributedString? {
        if let string = string as? NSAttributedString { return string.length > 0 ? string : nil }
        guard let string = string as? String, !string.isEmpty else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.font: uiFont, .paragraphStyle: style]
        attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        return NSAttributedString(string: string, attributes: attributes)
    }

    private var uiFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont: font.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        case let name as NSString: UIFont(name: "\(name)", size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        }
    }

    private var alignment: NSTextAlignment {
        switch alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case _ where isWrapped: .byWordWrapping
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: .byClipping
        }
    }
}

extension LayerProperty {
    fileprivate static let fontSize = number("fontSize", .appearance, [.explicit, .implicit]) {
        $0.special(TextLayerValues.self)?.fontSize ?? 0
    } set: { state, size in
        state.changeSpecial(TextLayerValues.self) { $0.fontSize = size }
    }
    fileprivate static let foregroundColor = color("foregroundColor", .appearance, [.explicit, .implicit]) {
        $0.special(TextLayerValues.self)?.foregroundColor
    } set: { state, color in
        state.changeSpecial(TextLayerValues.self) { $0.foregroundColor = color }
    }
}
