import Foundation

extension NSObject {
    /// Returns the name of the class: for a class of UIKit its name alone, for others with the module.
    public class func description() -> String {
        let name = String(reflecting: self)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }
}
