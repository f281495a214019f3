/// The values of an emitter cell.
struct EmitterCellValues {
    var name: String?
    var isEnabled = true

    var birthRate = 0.0
    var lifetime = 0.0
    var lifetimeRange = 0.0
    var emissionLatitude = 0.0
    var emissionLongitude = 0.0
    var emissionRange = 0.0

    var velocity = 0.0
    var velocityRange = 0.0
    var xAcceleration = 0.0
    var yAcceleration = 0.0
    var zAcceleration = 0.0
    var scale = 1.0
    var scaleRange = 0.0
    var scaleSpeed = 0.0
    var spin = 0.0
    var spinRange = 0.0

    var color: CGColor? = .opaqueWhite
    var redRange = 0.0
    var greenRange = 0.0
    var blueRange = 0.0
    var alphaRange = 0.0
    var redSpeed = 0.0
    var greenSpeed = 0.0
    var blueSpeed = 0.0
    var alphaSpeed = 0.0

    var content = LayerContent.none
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale = 1.0
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear

    var time = LayerTime()
    /// The cells that each particle emits.
    var cells: [EmitterCellValues] = []

    /// The greatest lifetime of a particle, in seconds.
    var longestLifetime: Double { max(0, lifetime + abs(lifetimeRange) / 2) }
}

extension CGColor {
    static let opaqueWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

// MARK: - Values by name

extension EmitterCellValues {
    private typealias Number = WritableKeyPath<EmitterCellValues, Double> & Sendable

    private static let numbers: [String: Number] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
        "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
        "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
        "spinRange": \.spinRange, "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
        "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
        "alphaSpeed": \.alphaSpeed, "contentsScale": \.contentsScale, "beginTime": \.time.beginTime,
        "duration": \.time.duration, "timeOffset": \.time.timeOffset, "repeatDuration": \.time.repeatDuration,
    ]

    /// Returns the value for a key as an animation takes it, or `nil` if there is none that can be animated.
    func animatableValue(forKey key: String) -> AnimatableValue? {
        if let number = Self.numbers[key] { return .number(CGFloat(self[keyPath: number])) }
        switch key {
        case "enabled": return .number(isEnabled ? 1 : 0)
        case "speed": return .number(CGFloat(time.speed))
        case "repeatCount": return .number(CGFloat(time.repeatCount))
        case "color": return .color(color ?? .opaqueWhite)
        case "contentsRect": return .rect(contentsRect)
        default: return nil
        }
    }

    /// Sets the value for a key. A value of another type changes nothing.
    mutating func set(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("enabled", .number(let number)): isEnabled = number >= 0.5
        case ("speed", .number(let number)): time.speed = Float(number)
        case ("repeatCount", .number(let number)): time.repeatCount = Float(number)
        case ("color", .color(let color)): self.color = color
        case ("contentsRect", .rect(let rect)): contentsRect = rect
        case (_, .number(let number)):
            if let path = Self.numbers[key] { self[keyPath: path] = Double(number) }
        default: break
        }
    }

    /// Returns the value for a key, or `nil` if there is none.
    func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "enabled": isEnabled
        case "contents": content.value
        default: animatableValue(forKey: key)?.payload
        }
    }

    /// Sets the value for a key. Returns false if there is no such key, or its value has another type.
    mutating func set(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "name": name = value as? String
        case "contents": content = LayerContent(value)
        case "color" where value == nil: color = nil
        case "enabled" where value is Bool: isEnabled = value as? Bool ?? true
        default:
            guard animatableValue(forKey: key) != nil, let value = AnimatableValue(value) else { return false }
            set(value, forKey: key)
        }
        return true
    }
}

// MARK: - Key paths

/// A key path from an emitter layer to a value of a cell, such as `emitterCells.rocket.emitterCells.spark.birthRate`.
struct EmitterCellPath: Sendable {
    /// The names of the cells, from the layer to the cell.
    let names: [String]
    /// The key of the cell's value.
    let key: String

    /// Parses a key path, or returns `nil` if it is another one.
    init?(_ keyPath: String) {
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, parts.count % 2 == 1, let key = parts.last else { return nil }
        let pairs = parts.dropLast().enumerated()
        guard pairs.allSatisfy({ $0.offset % 2 == 1 || $0.element == "emitterCells" }) else { return nil }
        names = pairs.filter { $0.offset % 2 == 1 }.map(\.element)
        self.key = key
    }

    /// The value as a property of layers, for animations.
    var property: LayerProperty? {
        guard EmitterCellValues().animatableValue(forKey: key) != nil else { return nil }
        return LayerProperty(
            "emitterCells." + names.joined(separator: ".emitterCells.") + "." + key, .appearance, .explicit,
            wrap: { $0 }, unwrap: { $0 },
            get: { state in
                var cells = state.special(EmitterValues.self)?.cells
                for name in names.dropLast() { cells = cells?.first { $0.name == name }?.cells }
                let cell = cells?.first { $0.name == names.last } ?? EmitterCellValues()
                return cell.animatableValue(forKey: key) ?? .number(0)
            },
            set: { state, value in
                state.changeSpecial(EmitterValues.self) { set(value, in: &$0.cells, names[...]) }
            })
    }

    private func set(_ value: AnimatableValue, in cells: inout [EmitterCellValues], _ names: ArraySlice<String>) {
        guard let index = cells.firstIndex(where: { $0.name == names.first }) else { return }
        if names.count == 1 {
            cells[index].set(value, forKey: key)
        } else {
            set(value, in: &cells[index].cells, names.dropFirst())
        }
    }
}
