import Foundation

extension NSString {
    /// Returns the size of the text with each paragraph on a single line, in points. The result is not
    /// rounded; round it up for a frame.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnString(self, attrs).lines(in: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Draws the text in the current context with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(self, attrs).draw(
            CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped to the width of the rectangle and clipped to it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnString(self, attrs).drawClipped(to: rect)
    }

    /// Draws the text in the current context according to `options`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        DrawnString(self, attributes).draw(rect, options: options, context: context)
    }

    /// Returns the rectangle that the text occupies, in points, when it is drawn within `size` according to
    /// `options`.
    ///
    /// Without `usesLineFragmentOrigin` the text is a single line with its baseline at 0. A width or height
    /// of 0 means no limit. The result is not rounded; round it up for a frame.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnString(self, attributes).bounds(in: size, options: options, context: context)
    }
}

extension NSAttributedString {
    /// Returns the size of the text with each paragraph on a single line, in points. The result is not
    /// rounded; round it up for a frame.
    public func size() -> CGSize {
        DrawnString(self).lines(in: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// Draws the text in the current context with its top left corner at `point`.
    public func draw(at point: CGPoint) {
        DrawnString(self).draw(CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped to the width of the rectangle and clipped to it.
    public func draw(in rect: CGRect) {
        DrawnString(self).drawClipped(to: rect)
    }

    /// Draws the text in the current context according to `options`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        DrawnString(self).draw(rect, options: options, context: context)
    }

    /// Returns the rectangle that the text occupies, in points. See
    /// `NSString.boundingRect(with:options:attributes:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnString(self).bounds(in: size, options: options, context: context)
    }
}

/// A string that is drawn or measured outside a label.
private struct DrawnString {
    private let content: TextRequest.Content
    /// The color of text without a foreground color.
    private let color: UIColor

    /// The font of text without a font attribute: 12 points, as on iOS.
    private static let font = FontRecord.shared(FontFace(), size: 12)

    init(_ string: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        let text = string.substring(from: 0)
        let attributes = attributes ?? [:]
        color = attributes[.foregroundColor] as? UIColor ?? .black
        if attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) {
            content = .plain(text, (attributes[.font] as? UIFont)?.record ?? Self.font)
        } else {
            content = .rich(RichText(text, attributes: attributes, font: Self.font))
        }
    }

    init(_ string: NSAttributedString) {
        content = .rich(RichText(string, font: Self.font))
        color = .black
    }

    func lines(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> ShapedText {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let width = size.width <= 0 || (!isBlock && context == nil) ? CGFloat.infinity : size.width
        var request = TextRequest(content: content)
        if case .rich = content { request.followsParagraphs = true }
        if !isBlock { request.lineLimit = 1 }
        var text = ShapedTextCache.text(for: request, width: width)
        var scale: CGFloat = 1
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 {
            let height = size.height > 0 ? size.height : .infinity
            scale = TextFitting.scale(
                request, in: CGSize(width: width, height: height), downTo: context.minimumScaleFactor)
            if scale < 1 {
                request = request.scaled(by: scale)
                text = ShapedTextCache.text(for: request, width: width)
            }
        }
        if isBlock, options.contains(.truncatesLastVisibleLine), size.height > 0, text.size.height > size.height + 0.5 {
            request.lineLimit = text.lineCount(fitting: size.height)
            request.lineBreakMode = .byTruncatingTail
            text = ShapedTextCache.text(for: request, width: width)
        }
        context?.actualScaleFactor = scale
        return text
    }

    func bounds(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let text = lines(in: size, options: options, context: context)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(
            origin: CGPoint(x: 0, y: isBlock ? 0 : -(text.lines.first?.baseline ?? 0)), size: text.size)
        context?.totalBounds = bounds
        return bounds
    }

    func draw(_ rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let text = lines(in: rect.size, options: options, context: context)
        var frame = CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: text.size.height))
        if frame.width <= 0 { frame.size.width = text.size.width }
        if !options.contains(.usesLineFragmentOrigin) { frame.origin.y -= text.lines.first?.baseline ?? 0 }
        context?.totalBounds = CGRect(origin: frame.origin, size: text.size)
        text.draw(
            in: target, frame, alignment: .natural, paint: TextPaint(color, for: text, traits: .current))
    }

    func drawClipped(to rect: CGRect) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        target.saveGState()
        target.clip(to: rect)
        draw(rect, options: .usesLineFragmentOrigin, context: nil)
        target.restoreGState()
    }
}
