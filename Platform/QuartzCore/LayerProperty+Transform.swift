/// The properties of transforms.
extension LayerProperty {
    static let transform = matrix("transform", .geometry) {
        $0.transform3D
    } set: {
        $0.transform3D = $1
    }
    static let scale = number("transform.scale", .geometry) {
        $0.transform.widthScale
    } set: { state, scale in
        state.changeTransform {
            $0.setScale(x: scale, y: scale)
        } deep: {
            for axis in CATransform3D.Axis.allCases { $0.setScale(scale, along: axis) }
        }
    }
    static let scaleX = number("transform.scale.x", .geometry) {
        $0.transform3D.scale(along: .x)
    } set: { state, scale in
        state.changeTransform {
            $0.setScale(x: scale, y: $0.heightScale)
        } deep: {
            $0.setScale(scale, along: .x)
        }
    }
    static let scaleY = number("transform.scale.y", .geometry) {
        $0.transform3D.scale(along: .y)
    } set: { state, scale in
        state.changeTransform {
            $0.setScale(x: $0.widthScale, y: scale)
        } deep: {
            $0.setScale(scale, along: .y)
        }
    }
    static let scaleZ = number("transform.scale.z", .geometry) {
        $0.transform3D.scale(along: .z)
    } set: {
        $0.transform3D.setScale($1, along: .z)
    }
    static let rotation = number("transform.rotation", .geometry) {
        $0.transform3D.rotation(about: .z)
    } set: { state, angle in
        state.changeTransform {
            $0.setRotation(angle)
        } deep: {
            $0.setRotation(angle, about: .z)
        }
    }
    static let rotationX = number("transform.rotation.x", .geometry) {
        $0.transform3D.rotation(about: .x)
    } set: {
        $0.transform3D.setRotation($1, about: .x)
    }
    static let rotationY = number("transform.rotation.y", .geometry) {
        $0.transform3D.rotation(about: .y)
    } set: {
        $0.transform3D.setRotation($1, about: .y)
    }
    static let translation = size("transform.translation", .geometry) {
        CGSize(width: $0.transform.tx, height: $0.transform.ty)
    } set: {
        ($0.transform3D.m41, $0.transform3D.m42) = ($1.width, $1.height)
    }
    static let translationX = number("transform.translation.x", .geometry) {
        $0.transform.tx
    } set: {
        $0.transform3D.m41 = $1
    }
    static let translationY = number("transform.translation.y", .geometry) {
        $0.transform.ty
    } set: {
        $0.transform3D.m42 = $1
    }
    static let translationZ = number("transform.translation.z", .geometry) {
        $0.transform3D.m43
    } set: {
        $0.transform3D.m43 = $1
    }
    static let sublayerTransform = matrix("sublayerTransform", .geometry, [.explicit, .implicit]) {
        $0.depth.sublayerTransform
    } set: { state, transform in
        state.changeDepth { $0.sublayerTransform = transform }
    }
    static let anchorPointZ = number("anchorPointZ", .geometry, [.explicit, .implicit]) {
        $0.depth.anchorPointZ
    } set: { state, z in
        state.changeDepth { $0.anchorPointZ = z }
    }

    static var transformProperties: [LayerProperty] {
        [
            transform, scale, scaleX, scaleY, scaleZ, rotation, rotationX, rotationY, translation, translationX,
            translationY, translationZ, sublayerTransform, anchorPointZ, instanceTransform,
        ]
    }
}
