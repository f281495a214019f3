/// The values that move a layer out of the plane of its superlayer, or its sublayers out of its own.
struct LayerDepth: Equatable, Sendable {
    /// The transform, or `nil` if it is affine.
    var transform: CATransform3D?
    var sublayerTransform = CATransform3DIdentity
    var anchorPointZ: CGFloat = 0
}

extension LayerState {
    var depth: LayerDepth { rare?.depth ?? LayerDepth() }

    /// The transform about the anchor point, with its effect on depth.
    package var transform3D: CATransform3D {
        get { rare?.depth?.transform ?? CATransform3DMakeAffineTransform(transform) }
        set {
            transform = CATransform3DGetAffineTransform(newValue)
            let deep = CATransform3DIsAffine(newValue) ? nil : newValue
            if depth.transform != deep { changeDepth { $0.transform = deep } }
        }
    }

    /// Sets an affine transform.
    mutating func setTransform(_ new: CGAffineTransform) {
        transform = new
        if rare?.depth?.transform != nil { changeDepth { $0.transform = nil } }
    }

    /// Changes the transform, which is affine unless it has an effect on depth.
    mutating func changeTransform(affine: (inout CGAffineTransform) -> Void, deep: (inout CATransform3D) -> Void) {
        guard var matrix = rare?.depth?.transform else { return affine(&transform) }
        deep(&matrix)
        transform3D = matrix
    }

    /// The point in the layer's coordinates to which `position` refers.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform from the layer's coordinates to those of its superlayer.
    var matrixToSuperlayer: CATransform3D {
        let anchor = anchor
        return CATransform3DConcat(
            CATransform3DTranslate(transform3D, -anchor.x, -anchor.y, -depth.anchorPointZ),
            CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }
}

/// The space that contains the sublayers of a layer: the plane in which they are displayed, and their transform in front of it.
struct LayerSpace {
    /// The transform from the layer's coordinates to pixels.
    let plane: CGAffineTransform
    /// What sublayers are transformed by before they are projected onto the plane, or `nil` for nothing.
    private let depth: Depth?
    /// Whether the coordinates are those of the layer that is placed, and not of its superlayer.
    private let isOfLayer: Bool

    /// A matrix whose copies share memory, because most spaces have none.
    private final class Depth {
        let matrix: CATransform3D

        init(_ matrix: CATransform3D) {
            self.matrix = matrix
        }
    }

    init(plane: CGAffineTransform) {
        self.plane = plane
        depth = nil
        isOfLayer = false
    }

    /// The space in which a layer is placed without its own position and transform.
    init(ofLayer plane: CGAffineTransform) {
        self.plane = plane
        depth = nil
        isOfLayer = true
    }

    private init(plane: CGAffineTransform, matrix: CATransform3D) {
        self.plane = plane
        depth = CATransform3DIsIdentity(matrix) ? nil : Depth(matrix)
        isOfLayer = false
    }

    /// The space of the sublayers of a layer that displays them in its plane.
    static func inside(_ state: LayerState, plane: CGAffineTransform) -> LayerSpace {
        guard let depth = state.rare?.depth else { return LayerSpace(plane: plane) }
        return LayerSpace(plane: plane, matrix: depth.sublayerTransform.about(state.anchor))
    }

    /// The space of the sublayers of a layer that has no plane of its own.
    func through(_ state: LayerState) -> LayerSpace {
        LayerSpace(
            plane: plane,
            matrix: CATransform3DConcat(state.depth.sublayerTransform.about(state.anchor), matrix(of: state)))
    }

    /// Whether a layer with a state may be placed with perspective.
    func isDeep(_ state: LayerState) -> Bool { !isOfLayer && (depth != nil || state.rare?.depth?.transform != nil) }

    /// The transform from the coordinates of a layer that is not deep to pixels.
    func toPixels(_ state: LayerState) -> CGAffineTransform {
        isOfLayer ? plane : state.toSuperlayer.concatenating(plane)
    }

    /// The transform from the coordinates of a layer to the space in front of the plane.
    func matrix(of state: LayerState) -> CATransform3D {
        let matrix = isOfLayer ? CATransform3DIdentity : state.matrixToSuperlayer
        return depth.map { CATransform3DConcat(matrix, $0.matrix) } ?? matrix
    }

    /// The transform from the plane of a layer to pixels.
    func projection(of state: LayerState) -> ProjectiveTransform {
        matrix(of: state).projection.concatenating(ProjectiveTransform(linear: plane))
    }

    /// The distance of a layer's center from the plane, toward the viewer.
    func height(of state: LayerState) -> CGFloat {
        guard isDeep(state) else { return state.zPosition }
        let matrix = matrix(of: state)
        let (x, y) = (state.bounds.midX, state.bounds.midY)
        return matrix.m13 * x + matrix.m23 * y + matrix.m43
    }
}
