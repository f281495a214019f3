/// A class that creates view controllers when the state of the interface is restored. On Linux the state is not saved
/// between launches.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Returns the controller for a path of restoration identifiers, or `nil` if it is not restored.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// An object whose state is saved with the interface. On Linux the state is not saved between launches.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// Encodes the state of the object.
    func encodeRestorableState(with coder: NSCoder)
    /// Decodes the state that `encodeRestorableState(with:)` has encoded.
    func decodeRestorableState(with coder: NSCoder)
    /// Called when the state of the interface has been restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

private struct Restoration {
    var identifier: String?
    var type: (any UIViewControllerRestoration.Type)?
}

private enum RestorationKey: FeatureKey {
    static var defaultValue: Restoration { Restoration() }
}

extension UIViewController {
    final var storedRestorationIdentifier: String? {
        get { features[RestorationKey.self].identifier }
        set { features[RestorationKey.self].identifier = newValue }
    }

    final var storedRestorationClass: (any UIViewControllerRestoration.Type)? {
        get { features[RestorationKey.self].type }
        set { features[RestorationKey.self].type = newValue }
    }
}

extension UIView {
    final var storedRestorationIdentifier: String? {
        get { features[RestorationKey.self].identifier }
        set { features[RestorationKey.self].identifier = newValue }
    }
}
