import QuartzCore

/// The properties of UIKit's classes that apps read, set and observe by name.
enum SystemProperties {
    /// Returns the property of a class or its superclasses with a name.
    static func property(_ name: String, of type: AnyClass) -> ObjCMember? {
        for ancestor in sequence(first: type, next: { _getSuperclass($0) }) {
            if let found = tables[ObjectIdentifier(ancestor)]?[name] { return found }
        }
        return nil
    }

    /// Returns the name of a property of a class or its superclasses.
    static func name(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
        sequence(first: type, next: { _getSuperclass($0) }).lazy.compactMap { ancestor in
            tables[ObjectIdentifier(ancestor)]?.first { $0.value.keyPath == keyPath }?.key
        }.first
    }

    nonisolated(unsafe) private static let tables: [ObjectIdentifier: [String: ObjCMember]] = {
        let read: @MainActor () -> [ObjectIdentifier: [String: ObjCMember]] = {
            // Closures would be isolated to the main actor, and trap where the first access is on another thread.
            var tables: [ObjectIdentifier: [String: ObjCMember]] = [:]
            for list in lists {
                for member in list.members { tables[ObjectIdentifier(list.type), default: [:]][member.name] = member }
            }
            return tables
        }
        // The lists contain constants.
        return unsafeBitCast(read, to: (() -> [ObjectIdentifier: [String: ObjCMember]]).self)()
    }()

    @MainActor private static var lists: [(type: AnyClass, members: [ObjCMember])] {
        [
            (UIView.self, view), (UIScrollView.self, scrollView), (CALayer.self, layer), (UIControl.self, control),
            (UISlider.self, [.property("value", \UISlider.value)]),
            (UIStepper.self, [.property("value", \UIStepper.value)]),
            (UISwitch.self, [.property("on", \UISwitch.isOn)]),
            (UISegmentedControl.self, [.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)]),
            (UIProgressView.self, [.property("progress", \UIProgressView.progress)]),
            (UIPageControl.self, [.property("currentPage", \UIPageControl.currentPage)]),
            (UIDatePicker.self, [.property("date", \UIDatePicker.date)]),
            (UITextView.self, [.property("text", \UITextView.text)]),
            (UIImageView.self, [.property("image", \UIImageView.image)]),
            (UILabel.self, label), (UITextField.self, textField), (UIViewController.self, controller),
            (UIBarButtonItem.self, barButtonItem), (UITabBarItem.self, tabBarItem),
            (UISearchBar.self, searchBar),
            (UITabBarController.self, tabBarController), (CAEmitterLayer.self, emitterLayer),
            (CAEmitterCell.self, emitterCell), (UIPrintPageRenderer.self, printPageRenderer),
        ]
    }

    /// Apps that draw pages themselves set the read-only rectangles by their keys.
    @MainActor private static var printPageRenderer: [ObjCMember] {
        [
            .property("paperRect", \UIPrintPageRenderer.assignedPaperRect),
            .property("printableRect", \UIPrintPageRenderer.assignedPrintableRect),
        ]
    }

    @MainActor private static var view: [ObjCMember] {
        [
            .property("frame", \UIView.frame), .property("bounds", \UIView.bounds),
            .property("center", \UIView.center), .property("transform", \UIView.transform),
            .property("alpha", \UIView.alpha), .property("hidden", \UIView.isHidden),
            .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
            .property("tag", \UIView.tag), .property("clipsToBounds", \UIView.clipsToBounds),
            .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
            .property("superview", readOnly: \UIView.superview), .property("subviews", readOnly: \UIView.subviews),
            .property("layer", readOnly: \UIView.layer), .property("window", readOnly: \UIView.window),
        ]
    }

    @MainActor private static var scrollView: [ObjCMember] {
        [
            .property("contentOffset", \UIScrollView.contentOffset),
            .property("contentSize", \UIScrollView.contentSize),
            .property("contentInset", \UIScrollView.contentInset),
            .property("scrollEnabled", \UIScrollView.isScrollEnabled),
        ]
    }

    @MainActor private static var layer: [ObjCMember] {
        [
            .property("bounds", \CALayer.bounds), .property("position", \CALayer.position),
            .property("frame", \CALayer.frame), .property("anchorPoint", \CALayer.anchorPoint),
            .property("zPosition", \CALayer.zPosition), .property("opacity", \CALayer.opacity),
            .property("hidden", \CALayer.isHidden), .property("masksToBounds", \CALayer.masksToBounds),
            .property("cornerRadius", \CALayer.cornerRadius), .property("borderWidth", \CALayer.borderWidth),
            .property("borderColor", \CALayer.borderColor),
            .property("backgroundColor", \CALayer.backgroundColor),
            .property("shadowColor", \CALayer.shadowColor), .property("shadowOpacity", \CALayer.shadowOpacity),
            .property("shadowOffset", \CALayer.shadowOffset), .property("shadowRadius", \CALayer.shadowRadius),
            .property("name", \CALayer.name),
        ]
    }

    @MainActor private static var emitterLayer: [ObjCMember] {
        [
            .property("birthRate", \CAEmitterLayer.birthRate), .property("lifetime", \CAEmitterLayer.lifetime),
            .property("emitterPosition", \CAEmitterLayer.emitterPosition),
            .property("emitterSize", \CAEmitterLayer.emitterSize), .property("velocity", \CAEmitterLayer.velocity),
            .property("scale", \CAEmitterLayer.scale), .property("spin", \CAEmitterLayer.spin),
        ]
    }

    @MainActor private static var emitterCell: [ObjCMember] {
        [
            .property("name", \CAEmitterCell.name), .property("enabled", \CAEmitterCell.isEnabled),
            .property("birthRate", \CAEmitterCell.birthRate), .property("lifetime", \CAEmitterCell.lifetime),
            .property("velocity", \CAEmitterCell.velocity), .property("scale", \CAEmitterCell.scale),
            .property("spin", \CAEmitterCell.spin), .property("color", \CAEmitterCell.color),
        ]
    }

    @MainActor private static var control: [ObjCMember] {
        [
            .property("enabled", \UIControl.isEnabled), .property("selected", \UIControl.isSelected),
            .property("highlighted", \UIControl.isHighlighted),
        ]
    }

    @MainActor private static var label: [ObjCMember] {
        [
            .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
            .property("font", \UILabel.font), .property("numberOfLines", \UILabel.numberOfLines),
        ]
    }

    @MainActor private static var textField: [ObjCMember] {
        [
            .property("text", \UITextField.text), .property("placeholder", \UITextField.placeholder),
            .property("textColor", \UITextField.textColor), .property("font", \UITextField.font),
        ]
    }

    // Projects for iOS 12 read the search field by name.
    @MainActor private static var searchBar: [ObjCMember] {
        [
            .property("searchField", readOnly: \UISearchBar.searchTextField),
            .property("text", \UISearchBar.text), .property("placeholder", \UISearchBar.placeholder),
        ]
    }

    @MainActor private static var tabBarController: [ObjCMember] {
        [.property("tabBar", \UITabBarController.replaceableTabBar)]
    }

    // The views of bar items are private on Apple's platforms. Apps read them by name, to attach views to buttons.

    @MainActor private static var barButtonItem: [ObjCMember] {
        [.property("view", readOnly: \UIBarButtonItem.buttonView), .property("title", \UIBarButtonItem.title)]
    }

    @MainActor private static var tabBarItem: [ObjCMember] {
        [.property("view", readOnly: \UITabBarItem.buttonView), .property("title", \UITabBarItem.title)]
    }

    @MainActor private static var controller: [ObjCMember] {
        [
            .property("title", \UIViewController.title), .property("view", \UIViewController.view),
            .property("parentViewController", readOnly: \UIViewController.parent),
        ]
    }
}

extension UIBarButtonItem {
    /// The view that displays the item in a bar, or `nil` if no bar displays it.
    fileprivate var buttonView: UIView? { customView ?? shownButton }
}

extension UITabBarItem {
    /// The view that displays the item in a tab bar, or `nil` if no bar displays it.
    fileprivate var buttonView: UIView? { shownButton }
}
