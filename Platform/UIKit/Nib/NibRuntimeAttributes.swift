import Foundation

extension NibInstance {
    /// Sets a user-defined runtime attribute. As in iOS, an unknown attribute results in a warning.
    func set(_ attribute: NibRuntimeAttribute, of object: NSObject) {
        guard let value = attribute.value.flatMap({ self.object($0) }) else { return }
        if NibSystemAttributes.set(attribute.keyPath, of: object, to: value) { return }
        do {
            try NibProperties.set(attribute.keyPath, of: object, to: value)
        } catch {
            document.warn(
                "the attribute \"\(attribute.keyPath)\" of \(type(of: object)) is not set: \(error.message)",
                line: attribute.line)
        }
    }
}

/// The properties of UIKit's classes that can be set as runtime attributes.
@MainActor
enum NibSystemAttributes {
    typealias Setter = @MainActor (NSObject, Any) -> Bool

    static func set(_ keyPath: String, of object: NSObject, to value: Any) -> Bool {
        // The Objective-C name of a Swift property such as `isHidden` is `hidden`.
        let name =
            keyPath.hasPrefix("is") ? keyPath.dropFirst(2).prefix(1).lowercased() + keyPath.dropFirst(3) : keyPath
        for attributes in all {
            if let set = attributes[name] ?? attributes[keyPath], set(object, value) { return true }
        }
        return false
    }

    private static func attribute<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> Setter {
        { object, value in
            guard let root = object as? Root, let fitting = NibNumberConversion.convert(value, to: Value.self) else {
                return false
            }
            root[keyPath: path] = fitting
            return true
        }
    }

    /// Returns a setter for a property of an enumeration type, whose values are numbers in nibs.
    private static func choice<Root, Choice: RawRepresentable>(
        _ path: ReferenceWritableKeyPath<Root, Choice>
    ) -> Setter where Choice.RawValue == Int {
        { object, value in
            guard let root = object as? Root, let number = NibNumberConversion.convert(value, to: Int.self),
                let fitting = Choice(rawValue: number)
            else { return false }
            root[keyPath: path] = fitting
            return true
        }
    }

    /// Returns a setter for a color of a layer, which is resolved with the view's current traits.
    private static func layerColor(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> Setter {
        { object, value in
            guard let view = object as? UIView, let color = value as? UIColor else { return false }
            view.layer[keyPath: path] = color.resolvedColor(with: view.traitCollection).cgColor
            return true
        }
    }

    /// Returns a setter for a property of an object in another property.
    private static func part<Root, Part: NSObject>(_ path: KeyPath<Root, Part?>, _ set: @escaping Setter) -> Setter {
        { object, value in
            guard let root = object as? Root, let part = root[keyPath: path] else { return false }
            return set(part, value)
        }
    }

    private static let all: [[String: Setter]] = [views, texts, controls, controllers]

    private static let views: [String: Setter] = [
        "layer.cornerRadius": attribute(\UIView.layer.cornerRadius),
        "layer.borderWidth": attribute(\UIView.layer.borderWidth),
        "layer.masksToBounds": attribute(\UIView.layer.masksToBounds),
        // Clamped, because the cost of a blur grows with its radius.
        "layer.shadowRadius": { object, value in
            guard let view = object as? UIView,
                let radius = NibNumberConversion.convert(value, to: CGFloat.self)
            else { return false }
            view.layer.shadowRadius = min(max(radius, 0), 500)
            return true
        },
        "layer.shadowOpacity": attribute(\UIView.layer.shadowOpacity),
        "layer.shadowOffset": attribute(\UIView.layer.shadowOffset),
        "layer.opacity": attribute(\UIView.layer.opacity), "layer.zPosition": attribute(\UIView.layer.zPosition),
        "layer.borderColor": layerColor(\.borderColor), "layer.shadowColor": layerColor(\.shadowColor),
        "clipsToBounds": attribute(\UIView.clipsToBounds), "hidden": attribute(\UIView.isHidden),
        "alpha": attribute(\UIView.alpha), "tag": attribute(\UIView.tag), "opaque": attribute(\UIView.isOpaque),
        "tintColor": attribute(\UIView.tintColor), "backgroundColor": attribute(\UIView.backgroundColor),
        "userInteractionEnabled": attribute(\UIView.isUserInteractionEnabled),
        "multipleTouchEnabled": attribute(\UIView.isMultipleTouchEnabled),
        "exclusiveTouch": attribute(\UIView.isExclusiveTouch), "contentMode": choice(\UIView.contentMode),
        "accessibilityIdentifier": attribute(\UIView.accessibilityIdentifier),
        "accessibilityLabel": attribute(\UIView.accessibilityLabel),
        "accessibilityHint": attribute(\UIView.accessibilityHint),
        "accessibilityValue": attribute(\UIView.accessibilityValue),
        "isAccessibilityElement": attribute(\UIView.isAccessibilityElement),
    ]

    private static let texts: [String: Setter] = [
        "text": attribute(\UILabel.text), "textColor": attribute(\UILabel.textColor),
        "numberOfLines": attribute(\UILabel.numberOfLines), "textAlignment": choice(\UILabel.textAlignment),
        "adjustsFontSizeToFitWidth": attribute(\UILabel.adjustsFontSizeToFitWidth),
        "minimumScaleFactor": attribute(\UILabel.minimumScaleFactor),
        "adjustsFontForContentSizeCategory": attribute(\UILabel.adjustsFontForContentSizeCategory),
        "placeholder": attribute(\UITextField.placeholder),
        "secureTextEntry": attribute(\UITextField.isSecureTextEntry),
        "textContainerInset": attribute(\UITextView.textContainerInset),
    ]

    private static let controls: [String: Setter] = [
        "enabled": attribute(\UIControl.isEnabled), "selected": attribute(\UIControl.isSelected),
        "titleLabel.numberOfLines": part(\UIButton.titleLabel, attribute(\UILabel.numberOfLines)),
        "titleLabel.textAlignment": part(\UIButton.titleLabel, choice(\UILabel.textAlignment)),
        "titleLabel.lineBreakMode": part(\UIButton.titleLabel, choice(\UILabel.lineBreakMode)),
        "titleLabel.adjustsFontSizeToFitWidth": part(
            \UIButton.titleLabel, attribute(\UILabel.adjustsFontSizeToFitWidth)),
        "titleLabel.minimumScaleFactor": part(\UIButton.titleLabel, attribute(\UILabel.minimumScaleFactor)),
        "imageView.contentMode": part(\UIButton.imageView, choice(\UIImageView.contentMode)),
        "scrollEnabled": attribute(\UIScrollView.isScrollEnabled), "bounces": attribute(\UIScrollView.bounces),
        "allowsSelection": attribute(\UITableView.allowsSelection),
        "sectionHeaderTopPadding": attribute(\UITableView.sectionHeaderTopPadding),
        "barTintColor": attribute(\UINavigationBar.barTintColor),
        "prefersLargeTitles": attribute(\UINavigationBar.prefersLargeTitles),
    ]

    private static let controllers: [String: Setter] = [
        "title": attribute(\UIViewController.title),
        "preferredContentSize": attribute(\UIViewController.preferredContentSize),
        "hidesBottomBarWhenPushed": attribute(\UIViewController.hidesBottomBarWhenPushed),
    ]
}
