import Foundation

/// A color set in the asset catalogs of a bundle.
///
/// Xcode, and the importer of Xcode projects, generate a static member for each color set of a target:
/// `UIColor(resource: .tableSeparator)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from the name of a color set, which is preceded by the names of the folders that provide
    /// namespaces.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Creates the color of a color set.
    ///
    /// - Precondition: The bundle's catalogs contain the color set.
    public convenience init(resource: ColorResource) {
        guard let set = ColorSet.named(resource.name, in: resource.bundle) else {
            preconditionFailure(
                "UIColor(resource:): The catalogs of \(resource.bundle.bundlePath) contain no readable color set "
                    + "\"\(resource.name)\". Add it to the target's asset catalog.")
        }
        self.init(content: set.singleColor?.content ?? .named(NamedColor(name: resource.name, set: set, traits: nil)))
    }
}
