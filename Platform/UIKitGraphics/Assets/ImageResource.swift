import Foundation

/// An image set or symbol set in the asset catalogs of a bundle.
///
/// Xcode, and the importer of Xcode projects, generate a static member for each set of a target:
/// `UIImage(resource: .logo)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource from the name of a set, which is preceded by the names of the folders that provide
    /// namespaces.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// Creates the image of an image set or symbol set.
    ///
    /// - Precondition: The bundle's catalogs contain the set.
    public convenience init(resource: ImageResource) {
        guard let parts = NamedImageCache.parts(resource.name, resource.bundle, nil) else {
            preconditionFailure(
                "UIImage(resource:): The catalogs of \(resource.bundle.bundlePath) contain no readable image set "
                    + "\"\(resource.name)\". Add it to the target's asset catalog.")
        }
        self.init(parts: parts)
    }
}
