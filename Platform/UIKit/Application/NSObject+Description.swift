import Foundation

extension NSObject {
    /// Returns the name of the class: for a class of UIKit its name alone, for others with the module.
    public class func description() -> String { description(of: self) }

    /// Returns the name of a class like `description()`, which Objective-C finds for every object.
    ///
    /// The importer of Xcode projects calls it for `type(of: object).description()`.
    public static func description(of aClass: AnyClass) -> String {
        let name = String(reflecting: aClass)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }
}
