import QuartzCore

/// Layers and animations store values for any keys, and layers have parts of their geometry at key paths.
extension KeyValueCoding {
    /// Returns the value that a layer or animation stores for a key. A layer or animation has a value for each key, `nil` by
    /// default.
    static func valueInLayer(_ key: String, of object: NSObject) -> Any?? {
        nonisolated(unsafe) let object = object
        let read: @MainActor () -> Any?? = {
            if let layer = object as? CALayer { return .some(layer.keyedValues[key]) }
            if let animation = object as? CAAnimation { return .some(animation.keyedValues[key]) }
            return nil
        }
        return unsafeBitCast(read, to: (() -> Any??).self)()
    }

    /// Returns the value of an emitter layer's cell at a key path such as `emitterCells.spark.birthRate`, or `nil` if the
    /// object or the key path is another one.
    static func cellValue(atKeyPath keyPath: String, of object: NSObject) -> Any? {
        nonisolated(unsafe) let object = object
        let read: @MainActor () -> Any? = { (object as? CAEmitterLayer)?.cellValue(atKeyPath: keyPath) }
        return unsafeBitCast(read, to: (() -> Any?).self)()
    }

    /// Sets the part of a layer's geometry at a key path such as `transform.scale`, the value of an emitter layer's cell, or a
    /// value that a layer or animation stores. Returns whether the object is a layer or animation with such a value.
    static func setInLayer(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
        nonisolated(unsafe) let (object, value) = (object, value)
        let set: @MainActor () -> Bool = {
            if let layer = object as? CALayer {
                if let emitter = layer as? CAEmitterLayer, emitter.setCellValue(value, atKeyPath: key) { return true }
                if let value, layer.setProperty(atKeyPath: key, to: value) { return true }
                if key.contains(".") { return false }
                layer.keyedValues[key] = value
                return true
            }
            guard let animation = object as? CAAnimation, !key.contains(".") else { return false }
            animation.keyedValues[key] = value
            return true
        }
        return unsafeBitCast(set, to: (() -> Bool).self)()
    }
}
