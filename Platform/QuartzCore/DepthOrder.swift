/// The plane of a layer in the space of its siblings, in front of the pixels of their superlayer.
final class LayerSurface {
    /// The distance toward the viewer, as a function of the pixel: the factors of x, y and 1.
    fileprivate let distance: (x: CGFloat, y: CGFloat, one: CGFloat)

    /// The surface of a layer with a state, or `nil` if it is seen from its edge or is partly behind the viewer.
    init?(_ state: LayerState, in space: LayerSpace) {
        let matrix = space.matrix(of: state)
        let bounds = state.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        var points: [(x: CGFloat, y: CGFloat, z: CGFloat)] = []
        for corner in corners {
            let w = matrix.m14 * corner.x + matrix.m24 * corner.y + matrix.m44
            guard w > 0.001 else { return nil }
            let point = CGPoint(
                x: (matrix.m11 * corner.x + matrix.m21 * corner.y + matrix.m41) / w,
                y: (matrix.m12 * corner.x + matrix.m22 * corner.y + matrix.m42) / w
            ).applying(space.plane)
            points.append((point.x, point.y, (matrix.m13 * corner.x + matrix.m23 * corner.y + matrix.m43) / w))
        }
        let right = (x: points[1].x - points[0].x, y: points[1].y - points[0].y, z: points[1].z - points[0].z)
        let down = (x: points[2].x - points[0].x, y: points[2].y - points[0].y, z: points[2].z - points[0].z)
        let determinant = right.x * down.y - right.y * down.x
        guard abs(determinant) > 0.01, determinant.isFinite else { return nil }
        let x = (right.z * down.y - down.z * right.y) / determinant
        let y = (down.z * right.x - right.z * down.x) / determinant
        distance = (x, y, points[0].z - x * points[0].x - y * points[0].y)
    }

    /// The surface of a layer that is parallel to the plane of its superlayer.
    fileprivate init(height: CGFloat) {
        distance = (0, 0, height)
    }
}

/// The order in which sublayers in space are drawn, from the rearmost. Those that cross are drawn in pieces.
///
/// The layers are divided by the plane of one of them at a time, as in binary space partitioning (Fuchs, Kedem and Naylor, 1980).
@MainActor
struct DepthOrder {
    /// A part of a layer.
    struct Piece {
        let layer: CALayer
        /// The sides of lines on which the part is.
        private(set) var sides: [Side] = []
        fileprivate let surface: LayerSurface
        /// A convex polygon that contains the pixels of the part.
        fileprivate private(set) var polygon: [CGPoint]

        @MainActor
        fileprivate init(_ layer: CALayer) {
            self.layer = layer
            surface = layer.record.surface ?? LayerSurface(height: layer.record.height)
            let bounds = layer.record.paintBounds
            polygon = [
                (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
                (bounds.minX, bounds.maxY),
            ].map { CGPoint(x: $0.0, y: $0.1) }
        }

        fileprivate func cut(by side: Side) -> Piece {
            var piece = self
            piece.sides.append(side)
            piece.polygon = side.cut(polygon)
            return piece
        }

        /// Returns the pixels of the part within a rectangle, one rectangle for each row of pixels.
        ///
        /// Each pixel of a layer belongs to exactly one of its parts, which meet without a seam.
        func spans(in rect: PixelRect) -> [PixelRect] {
            (rect.minY..<max(rect.minY, rect.maxY)).compactMap { y in
                let row = PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: y + 1)
                let span = sides.reduce(row) { $1.cut($0) }
                return span.isEmpty ? nil : span
            }
        }
    }

    /// The points on one side of a line.
    struct Side {
        /// The factors of x, y and 1 in the distance from the line.
        fileprivate let line: (x: CGFloat, y: CGFloat, one: CGFloat)
        /// Whether distances on this side are negative.
        fileprivate var isNegative = false

        fileprivate func distance(of point: CGPoint) -> CGFloat { point.x * line.x + point.y * line.y + line.one }

        /// Returns the part of a convex polygon on this side.
        fileprivate func cut(_ polygon: [CGPoint]) -> [CGPoint] {
            var result: [CGPoint] = []
            for (index, point) in polygon.enumerated() {
                let next = polygon[(index + 1) % polygon.count]
                let (here, there) = (distance(of: point), distance(of: next))
                if isNegative ? here <= 0 : here >= 0 { result.append(point) }
                if here * there < 0 {
                    let t = here / (here - there)
                    result.append(CGPoint(x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t))
                }
            }
            return result
        }

        /// Returns the part of a row of pixels whose centers are on this side.
        fileprivate func cut(_ row: PixelRect) -> PixelRect {
            let rest = line.y * (CGFloat(row.minY) + 0.5) + line.one
            guard line.x != 0 else { return (rest < 0) == isNegative ? row : .empty }
            let crossing = (-rest / line.x - 0.5).rounded(.up)
            let first = Int(min(CGFloat(row.maxX), max(CGFloat(row.minX), crossing)))
            var span = row
            if (line.x < 0) == isNegative { span.minX = first } else { span.maxX = first }
            return span
        }
    }

    /// Distances of fewer points are regarded as equal.
    private static let tolerance: CGFloat = 1e-6
    /// The number of pieces at which the rest is drawn in the order of their centers.
    private static let limit = 512

    private(set) var pieces: [Piece] = []

    /// The order of layers that are given in the order of their centers.
    init(_ layers: [CALayer]) {
        append(layers.map(Piece.init))
    }

    /// Appends pieces that are behind the first one, this, and those in front of it.
    private mutating func append(_ rest: [Piece]) {
        guard let first = rest.first else { return }
        guard pieces.count + rest.count < Self.limit else { return pieces += rest }
        var (behind, level, inFront): ([Piece], [Piece], [Piece]) = ([], [first], [])
        for piece in rest.dropFirst() {
            let (one, other) = (piece.surface.distance, first.surface.distance)
            let side = Side(line: (one.x - other.x, one.y - other.y, one.one - other.one))
            let distances = piece.polygon.map(side.distance)
            let isBehind = distances.contains { $0 < -Self.tolerance }
            let isInFront = distances.contains { $0 > Self.tolerance }
            switch (isBehind, isInFront) {
            case (false, false): level.append(piece)
            case (true, false): behind.append(piece)
            case (false, true): inFront.append(piece)
            case (true, true):
                behind.append(piece.cut(by: Side(line: side.line, isNegative: true)))
                inFront.append(piece.cut(by: side))
            }
        }
        append(behind)
        pieces += level
        append(inFront)
    }
}

extension LayerPainter {
    /// Draws the sublayers of a layer, some of which are turned in space.
    func paintInDepth(_ layers: [CALayer]) {
        for piece in DepthOrder(layers).pieces {
            guard !piece.sides.isEmpty else {
                paint(piece.layer)
                continue
            }
            let spans = piece.spans(in: piece.layer.record.paintBounds.intersection(visible))
            guard !spans.isEmpty else { continue }
            context.saveGState()
            context.clipToDevicePixels(spans.map(local))
            var painter = self
            painter.isPiece = true
            painter.paint(piece.layer)
            context.restoreGState()
        }
    }
}
