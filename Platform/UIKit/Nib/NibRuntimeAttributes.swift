import Foundation

extension NibInstance {
    /// Sets what people have written in the inspector. What an object doesn't have is told, and left, as on iOS.
    func set(_ attribute: NibRuntimeAttribute, of object: NSObject) {
        guard let value = attribute.value.flatMap({ self.object($0) }) else { return }
        if NibSystemAttributes.set(attribute.keyPath, of: object, to: value) { return }
        do {
            try NibProperties.set(attribute.keyPath, of: object, to: value)
        } catch {
            document.warn(
                "the attribute \"\(attribute.keyPath)\" of \(type(of: object)) is not set: \(error.words)",
                line: attribute.line)
        }
    }
}

/// The properties of UIKit's classes that people set by their key paths.
@MainActor
enum NibSystemAttributes {
    static func set(_ keyPath: String, of object: NSObject, to value: Any) -> Bool {
        if let view = object as? UIView, let set = views[keyPath] { return set(view, value) }
        if let controller = object as? UIViewController, let set = controllers[keyPath] {
            return set(controller, value)
        }
        return false
    }

    private static func attribute<Root, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> @MainActor (Root, Any) -> Bool {
        { root, value in
            guard let fitting = NibNumberConversion.convert(value, to: Value.self) else { return false }
            root[keyPath: path] = fitting
            return true
        }
    }

    private static let views: [String: @MainActor (UIView, Any) -> Bool] = [
        "layer.cornerRadius": attribute(\UIView.layer.cornerRadius),
        "layer.borderWidth": attribute(\UIView.layer.borderWidth),
        "layer.masksToBounds": attribute(\UIView.layer.masksToBounds),
        "layer.shadowRadius": attribute(\UIView.layer.shadowRadius),
        "layer.shadowOpacity": attribute(\UIView.layer.shadowOpacity),
        "layer.shadowOffset": attribute(\UIView.layer.shadowOffset),
        "layer.opacity": attribute(\UIView.layer.opacity),
        "layer.zPosition": attribute(\UIView.layer.zPosition),
        "clipsToBounds": attribute(\UIView.clipsToBounds), "hidden": attribute(\UIView.isHidden),
        "alpha": attribute(\UIView.alpha), "tag": attribute(\UIView.tag),
        "tintColor": attribute(\UIView.tintColor),
        "backgroundColor": { view, value in
            guard let color = value as? UIColor else { return false }
            view.backgroundColor = color
            return true
        },
        "layer.borderColor": { view, value in
            guard let color = value as? UIColor else { return false }
            view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
            return true
        },
        "layer.shadowColor": { view, value in
            guard let color = value as? UIColor else { return false }
            view.layer.shadowColor = color.resolvedColor(with: view.traitCollection).cgColor
            return true
        },
        "accessibilityIdentifier": attribute(\UIView.accessibilityIdentifier),
        "accessibilityLabel": attribute(\UIView.accessibilityLabel),
    ]

    private static let controllers: [String: @MainActor (UIViewController, Any) -> Bool] = [
        "title": attribute(\UIViewController.title),
        "preferredContentSize": attribute(\UIViewController.preferredContentSize),
        "hidesBottomBarWhenPushed": attribute(\UIViewController.hidesBottomBarWhenPushed),
    ]
}
