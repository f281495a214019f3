import Foundation

/// The slicing of an image in a catalog: fixed caps and a region between them that fills the remaining
/// space, in pixels.
struct ImageSlicing: Decodable, Sendable {
    private struct Center: Decodable {
        let mode: String?
        let width: CGFloat?
        let height: CGFloat?
    }

    private let mode: String?
    private let center: Center?
    private let caps: ImageSetContents.Insets?

    private enum CodingKeys: String, CodingKey {
        case mode, center
        case caps = "cap-insets"
    }

    /// The retained pixels along one axis: those before `head` and those from `tail` on.
    private struct Cut {
        let first: CGFloat
        let last: CGFloat
        let head: CGFloat
        let tail: CGFloat

        /// Creates a cut. Returns `nil` if the caps are longer than the image.
        init?(_ first: CGFloat?, _ last: CGFloat?, _ center: CGFloat?, of length: Int) {
            let length = CGFloat(length)
            self.first = (first ?? 0).rounded()
            self.last = (last ?? 0).rounded()
            let available = length - self.first - self.last
            guard self.first >= 0, self.last >= 0, available >= 1 else { return nil }
            head = self.first + min(available, max(1, (center ?? available).rounded()))
            tail = length - self.last
        }

        /// Creates a cut that retains all pixels.
        init(whole length: Int) {
            (first, last, head, tail) = (0, 0, CGFloat(length), CGFloat(length))
        }

        func length(of total: Int) -> CGFloat { head + CGFloat(total) - tail }
    }

    /// Returns the image with cap insets, or `nil` if it cannot be sliced. As in Xcode, the pixels between
    /// the center region and the second cap are removed.
    func applied(to parts: UIImage.Parts) -> UIImage.Parts? {
        guard case .pixels(let image) = parts.content else { return nil }
        let columns =
            mode == "3-part-vertical"
            ? Cut(whole: image.width) : Cut(caps?.left, caps?.right, center?.width, of: image.width)
        let rows =
            mode == "3-part-horizontal"
            ? Cut(whole: image.height) : Cut(caps?.top, caps?.bottom, center?.height, of: image.height)
        guard let columns, let rows, let sliced = Self.cut(image, columns, rows) else { return nil }
        var parts = parts
        parts.content = .pixels(sliced)
        parts.drawing = nil
        let scale = parts.scale
        parts.resizing = UIImage.Resizing(
            capInsets: UIEdgeInsets(
                top: rows.first / scale, left: columns.first / scale, bottom: rows.last / scale,
                right: columns.last / scale),
            mode: center?.mode == "tile" ? .tile : .stretch)
        return parts
    }

    private static func cut(_ image: CGImage, _ columns: Cut, _ rows: Cut) -> CGImage? {
        let size = CGSize(width: columns.length(of: image.width), height: rows.length(of: image.height))
        if Int(size.width) == image.width, Int(size.height) == image.height { return image }
        let context = CGContext.picture(size: size, scale: 1, isOpaque: image.isOpaque)
        for (y, height, top) in [(0, rows.head, 0), (rows.tail, CGFloat(image.height) - rows.tail, rows.head)] {
            for (x, width, left) in [
                (0, columns.head, 0), (columns.tail, CGFloat(image.width) - columns.tail, columns.head),
            ] where width > 0 && height > 0 {
                guard let part = image.cropping(to: CGRect(x: x, y: y, width: width, height: height)) else {
                    return nil
                }
                context.drawUpright(part, in: CGRect(x: left, y: top, width: width, height: height))
            }
        }
        return context.takeImage()
    }
}
