/// The values of a gradient layer.
struct GradientValues: SpecialContents, Equatable {
    var colors: [CGColor]?
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    func paintRect(in layer: CALayer) -> CGRect { colors?.isEmpty == false ? layer.shown.bounds : .null }

    func draw(_ layer: CALayer, in context: CGContext) {
        let bounds = layer.shown.bounds
        let ramp = ramp
        guard let last = ramp.colors.last, bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.beginPath()
        context.addPath(layer.outline)
        context.clip()
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (point(startPoint), point(endPoint))
        guard start != end, let gradient = ramp.gradient else {
            context.setFillColor(last)
            return context.fill(bounds)
        }
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch type {
        case .radial:
            let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
            guard width > 0, height > 0 else {
                context.setFillColor(last)
                return context.fill(bounds)
            }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: width, y: height)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
        case .conic: drawConic(layer, ramp, from: start, to: end, in: context)
        default: context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
    }

    @MainActor private func drawConic(
        _ layer: CALayer, _ ramp: GradientRamp, from start: CGPoint, to end: CGPoint, in context: CGContext
    ) {
        let bounds = layer.shown.bounds
        let scale = max(0.1, layer.record.toScreen.widthScale)
        let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
        guard width >= 1, height >= 1, ImageSizeLimit.allows(width: width, height: height) else { return }
        let key = ConicGradientImage.Key(
            values: self, size: bounds.size, width: Int(width), height: Int(height))
        let cache = layer as? CAGradientLayer
        let cached = cache?.conicImage.flatMap { $0.key == key ? $0 : nil }
        let image =
            cached
            ?? ConicGradientImage(
                key: key, ramp: ramp, center: CGPoint(x: start.x - bounds.minX, y: start.y - bounds.minY),
                angle: atan2(end.y - start.y, end.x - start.x))
        cache?.conicImage = image
        guard let picture = image.image else { return }
        context.drawUpright(picture, in: bounds)
    }

    /// The colors with their locations.
    private var ramp: GradientRamp {
        let colors = colors ?? []
        guard let locations, !locations.isEmpty else { return GradientRamp(colors: colors, locations: nil) }
        let count = min(colors.count, locations.count)
        var highest: CGFloat = 0
        // Locations that descend count as equal to the highest one before them.
        let ascending = locations[..<count].map { location in
            highest = max(highest, min(1, location))
            return highest
        }
        return GradientRamp(colors: Array(colors[..<count]), locations: ascending)
    }
}

/// The colors of a gradient at their locations, which ascend from 0 to 1.
struct GradientRamp {
    let colors: [CGColor]
    private let locations: [CGFloat]

    init(colors: [CGColor], locations: [CGFloat]?) {
        self.colors = colors
        self.locations =
            locations ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
    }

    var gradient: CGGradient? {
        locations.withUnsafeBufferPointer {
            CGGradient(colorsSpace: nil, colors: colors, locations: $0.baseAddress)
        }
    }

    /// Returns the pixel at a location, 0xAARRGGBB with premultiplied colors.
    func pixel(at location: CGFloat) -> UInt32 {
        guard let last = colors.indices.last else { return 0 }
        let next = locations.firstIndex { $0 > location } ?? last
        let previous = max(0, locations[next] > location ? next - 1 : next)
        let (from, to) = (colors[previous].rgba, colors[next].rgba)
        let length = locations[next] - locations[previous]
        let share = length > 0 ? Double(min(1, max(0, (location - locations[previous]) / length))) : 0
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let alpha = mix(from.alpha, to.alpha)
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(mix(from.red, to.red) * alpha) << 16
            | byte(mix(from.green, to.green) * alpha) << 8 | byte(mix(from.blue, to.blue) * alpha)
    }
}

/// The image of a conic gradient, for which cairo has no pattern.
@MainActor
final class ConicGradientImage {
    struct Key: Equatable {
        let values: GradientValues
        let size: CGSize
        let width: Int
        let height: Int
    }

    let key: Key
    let image: CGImage?

    /// Draws the gradient around `center`, in the coordinates of a layer of the key's size, clockwise from `angle`.
    init(key: Key, ramp: GradientRamp, center: CGPoint, angle: CGFloat) {
        self.key = key
        let steps = 2048
        let table = (0..<steps).map { ramp.pixel(at: CGFloat($0) / CGFloat(steps - 1)) }
        let (scaleX, scaleY) = (key.size.width / CGFloat(key.width), key.size.height / CGFloat(key.height))
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: key.width * key.height)
        defer { pixels.deallocate() }
        for y in 0..<key.height {
            let dy = (CGFloat(y) + 0.5) * scaleY - center.y
            for x in 0..<key.width {
                let turn = (atan2(dy, (CGFloat(x) + 0.5) * scaleX - center.x) - angle) / (2 * .pi)
                pixels[y * key.width + x] = table[min(steps - 1, Int((turn - turn.rounded(.down)) * CGFloat(steps)))]
            }
        }
        image = CGContext(
            memory: pixels, width: key.width, height: key.height, bytesPerRow: key.width * 4, scale: 1, opaque: false
        ).makeImage()
    }
}

extension LayerProperty {
    /// The properties of gradient layers.
    static let gradientProperties = [gradientColors, gradientLocations, gradientStart, gradientEnd]

    static let gradientColors = LayerProperty(
        "colors", .appearance, [.explicit, .implicit], wrap: { AnimatableValue.colors($0) },
        unwrap: { if case .colors(let colors) = $0 { colors } else { nil } },
        get: { $0.special(GradientValues.self)?.colors ?? [] },
        set: { state, colors in state.changeSpecial(GradientValues.self) { $0.colors = colors } })
    static let gradientLocations = LayerProperty(
        "locations", .appearance, [.explicit, .implicit], wrap: { AnimatableValue.numbers($0) },
        unwrap: { if case .numbers(let numbers) = $0 { numbers } else { nil } },
        get: { $0.special(GradientValues.self)?.locations ?? [] },
        set: { state, locations in state.changeSpecial(GradientValues.self) { $0.locations = locations } })
    static let gradientStart = point("startPoint", .appearance, [.explicit, .implicit]) {
        $0.special(GradientValues.self)?.startPoint ?? .zero
    } set: { state, point in
        state.changeSpecial(GradientValues.self) { $0.startPoint = point }
    }
    static let gradientEnd = point("endPoint", .appearance, [.explicit, .implicit]) {
        $0.special(GradientValues.self)?.endPoint ?? .zero
    } set: { state, point in
        state.changeSpecial(GradientValues.self) { $0.endPoint = point }
    }
}
