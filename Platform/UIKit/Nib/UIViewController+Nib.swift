import Foundation

/// The location of the nib with a controller's view.
struct NibLocation {
    var name: String?
    var bundle: Bundle?
}

private enum NibLocationKey: FeatureKey {
    static var defaultValue: NibLocation { NibLocation() }
}

private enum StoryboardSceneKey: FeatureKey {
    static var defaultValue: StoryboardScene? { nil }
}

extension UIViewController {
    final var nibLocation: NibLocation { features[NibLocationKey.self] }

    /// Sets the nib from which the view is loaded. With `nil` it is the one that is named after the class.
    final func setNib(named name: String?, in bundle: Bundle?) {
        guard name != nil || bundle != nil else { return }
        features[NibLocationKey.self] = NibLocation(name: name, bundle: bundle)
    }

    /// The scene of the storyboard that the controller was instantiated from.
    final var storyboardScene: StoryboardScene? {
        get { features[StoryboardSceneKey.self] }
        set { features[StoryboardSceneKey.self] = newValue }
    }

    final var baseNibName: String? { nibLocation.name ?? (storyboardScene == nil ? nibNameOfClass : nil) }

    /// Sets the view from a nib or storyboard. Returns false if there is none.
    final func loadViewFromInterface() -> Bool {
        do throws(NibError) {
            if let storyboardScene {
                guard let view = try storyboardScene.makeView() else { return false }
                self.view = view
                restoreViewAttributes(from: storyboardScene.coder)
                try storyboardScene.finishView()
                return true
            }
            guard let name = nibName else { return false }
            _ = try UINib(nibName: name, bundle: nibLocation.bundle).objects(withOwner: self)
            guard viewIfLoaded != nil else {
                throw NibError(
                    file: "\(name).xib", .noProperty("the view outlet of \(type(of: self)) was not set"),
                    remedy: "connect the File's Owner's `view` to the nib's view")
            }
            return true
        } catch {
            return NibFailure.handle(error) {
                view =
                    switch self {
                    case is UITableViewController: UITableView()
                    case is UICollectionViewController:
                        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    default: UIView()
                    }
                return true
            }
        }
    }

    /// The nib with the name of the class without `Controller`, or with the name of the class, in the order
    /// in which UIKit searches.
    private var nibNameOfClass: String? {
        let type = type(of: self)
        let key = NibNameCache.Key(type: ObjectIdentifier(type), bundle: nibLocation.bundle?.bundlePath)
        if let known = NibNameCache.known[key] { return known }
        let name = _typeName(type, qualified: false)
        var found: String?
        if !_typeName(type).hasPrefix("UIKit.") {
            let candidates = (name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []) + [name]
            found = candidates.first {
                AppResources.of(nibLocation.bundle).file(named: $0, withExtension: "xib") != nil
            }
        }
        NibNameCache.known[key] = .some(found)
        return found
    }
}

/// The results of searches for nibs by class.
@MainActor
private enum NibNameCache {
    struct Key: Hashable {
        let type: ObjectIdentifier
        let bundle: String?
    }

    static var known: [Key: String?] = [:]
}
