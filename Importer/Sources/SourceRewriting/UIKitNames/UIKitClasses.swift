/// The class hierarchy of UIKit and the classes of Foundation that apps subclass.
enum UIKitClasses {
    /// The superclass of each class.
    static let superclasses: [String: String] = {
        var superclasses: [String: String] = [:]
        for line in table.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            for name in line[line.index(after: colon)...].split(separator: " ") {
                superclasses[String(name)] = String(line[..<colon])
            }
        }
        for name in foundation { superclasses[name] = "NSObject" }
        for name in ["XCTestCase", "XCTest"] { superclasses[name] = "" }
        superclasses["NSObject"] = ""
        superclasses["BlockOperation"] = "Operation"
        superclasses["CATextLayer"] = "CALayer"
        superclasses["CAShapeLayer"] = "CALayer"
        superclasses["CAGradientLayer"] = "CALayer"
        return superclasses
    }()

    private static let foundation = [
        "Operation", "Thread", "Formatter", "NumberFormatter", "DateFormatter", "URLProtocol", "XMLParser",
        "UndoManager", "Bundle", "UserDefaults", "NotificationCenter", "Timer", "FileManager", "NSCoder",
        "NSKeyedArchiver", "NSKeyedUnarchiver", "NSCache", "NSString", "NSMutableString", "NSArray", "NSDictionary",
        "NSMutableArray", "NSMutableDictionary", "NSNumber", "NSValue", "NSDate", "NSData", "NSURL", "NSError",
        "NSSet", "NSAttributedString", "NSMutableAttributedString", "URLSession", "InputStream", "OutputStream",
        "Stream", "Progress", "NSUserActivity", "NSItemProvider", "NSPredicate", "CALayer", "CAAnimation",
        "CADisplayLink", "ValueTransformer", "Scanner", "JSONEncoder", "JSONDecoder",
    ]

    /// The classes that declare `objcMembers`.
    static let listingRoots: Set<String> = [
        "UIResponder", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UIPresentationController",
        "UIStoryboardSegue",
    ]

    /// Returns a class with its superclasses.
    static func chain(of name: String) -> [String] {
        var chain: [String] = []
        var next: String? = name
        while let current = next, !current.isEmpty, !chain.contains(current) {
            chain.append(current)
            next = superclasses[current]
        }
        return chain
    }

    /// Returns whether a class of UIKit or one of its superclasses declares `objcMembers`.
    static func declaresMembers(_ name: String) -> Bool {
        chain(of: name).contains(where: listingRoots.contains)
    }

    /// Returns whether a class of UIKit is isolated to the main actor. Values such as colors and fonts are not.
    static func isIsolatedToMainActor(_ name: String) -> Bool {
        superclasses[name] != nil && name.hasPrefix("UI") && !values.contains(name)
    }

    private static let values: Set<String> = [
        "UIColor", "UIImage", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UIBezierPath", "UITraitCollection",
        "UIGraphicsRenderer", "UIGraphicsImageRenderer", "UIImageAsset", "UIImage.Configuration",
    ]

    /// Returns whether a class that is declared elsewhere is likely to be a view, controller or other responder.
    static func looksLikeResponder(_ name: String) -> Bool {
        let endings = [
            "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Window", "Responder", "Bar",
            "Header", "Footer", "VC", "Switch", "Slider", "Recognizer",
        ]
        return endings.contains(where: name.hasSuffix)
    }
}
