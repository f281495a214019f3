import Foundation

/// A page that is turned upward: it rolls over a horizontal cylinder, which moves from the bottom of the page to its top.
struct PageCurl {
    /// The height of the page, in pixels.
    let height: CGFloat
    /// The radius of the cylinder, in pixels.
    let radius: CGFloat
    /// The position at which the page leaves its plane, in pixels from the top.
    let fold: CGFloat

    /// Creates a page at a progress from 0 (flat) to 1 (gone).
    init(height: CGFloat, progress: CGFloat) {
        self.height = height
        radius = max(4, height * 0.08)
        fold = height - progress * (height + radius)
    }

    /// A row of the page.
    struct Row: Equatable {
        /// The position in the flat page, in pixels from the top.
        let source: CGFloat
        let showsBack: Bool
    }

    /// Returns the row of the page that is seen at a position, or `nil` if there is none.
    func row(at y: CGFloat) -> Row? {
        if y < fold {
            let source = 2 * fold + .pi * radius - y
            if source < height { return Row(source: source, showsBack: true) }
            return y >= 0 ? Row(source: y, showsBack: false) : nil
        }
        guard y < fold + radius else { return nil }
        let angle = asin((y - fold) / radius)
        let back = fold + radius * (.pi - angle)
        if back < height { return Row(source: back, showsBack: true) }
        let front = fold + radius * angle
        return front < height ? Row(source: front, showsBack: false) : nil
    }

    /// The position of the end of the page, if it lies on its front.
    var flapEnd: CGFloat? {
        let end = 2 * fold + .pi * radius - height
        return end < fold ? end : nil
    }

    /// Returns the opacity of the shadow at a position.
    func shadow(at y: CGFloat) -> CGFloat {
        // The cylinder turns away from the light, and darkens what is below it.
        if y >= fold + radius { return max(0, 0.35 * (1 - (y - fold - radius) / radius)) }
        if y >= fold { return 0.3 * (y - fold) / radius }
        guard let flapEnd, y < flapEnd else { return 0 }
        return max(0, 0.25 * (1 - (flapEnd - y) / radius))
    }
}

extension CGImage {
    /// Returns the back of the image as a page of thin paper: upside down, and nearly white.
    func pageBack() -> CGImage {
        let context = CGContext(width: width, height: height, scale: 1, opaque: isOpaque)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        context.setBlendMode(.sourceAtop)
        context.setFillColor(CGColor(gray: 1, alpha: 0.8))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context.takeImage()
    }
}

extension LayerPainter {
    /// Draws a page.
    ///
    /// - Parameters:
    ///   - front: The page.
    ///   - back: Its back, upside down.
    ///   - area: The pixels of the flat page.
    ///   - progress: From 0 (flat) to 1 (gone).
    func paintCurl(front: CGImage, back: CGImage, area: PixelRect, progress: CGFloat) {
        let curl = PageCurl(height: CGFloat(area.height), progress: progress)
        let origin = (x: area.minX - originX, y: area.minY - originY)
        let (first, last) = (max(area.minY, visible.minY) - area.minY, min(area.maxY, visible.maxY) - area.minY)
        var y = first
        while y < last {
            // Consecutive rows of a flat part are drawn at once.
            let shift = shift(of: curl, at: y)
            let shadow = curl.shadow(at: CGFloat(y) + 0.5)
            var end = y + 1
            while end < last, shadow == 0, self.shift(of: curl, at: end) == shift,
                curl.shadow(at: CGFloat(end) + 0.5) == 0
            {
                end += 1
            }
            let strip = CGRect(x: origin.x, y: origin.y + y, width: area.width, height: end - y)
            context.saveGState()
            context.clipToDevicePixels([strip])
            if let shift { context.blit(shift.showsBack ? back : front, x: origin.x, y: origin.y + shift.offset) }
            if shadow > 0 { fill(strip, CGColor(gray: 0, alpha: shadow), .sourceAtop) }
            context.restoreGState()
            y = end
        }
    }

    /// How an image is moved so that a row of it is seen at a position.
    private struct Shift: Equatable {
        let offset: Int
        let showsBack: Bool
    }

    private func shift(of curl: PageCurl, at y: Int) -> Shift? {
        guard let row = curl.row(at: CGFloat(y) + 0.5) else { return nil }
        let source = row.showsBack ? curl.height - row.source : row.source
        return Shift(offset: y - Int(source.rounded(.down)), showsBack: row.showsBack)
    }
}
