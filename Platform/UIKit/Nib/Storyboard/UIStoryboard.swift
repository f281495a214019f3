import Foundation

/// View controllers designed in Interface Builder, and the segues between them.
///
/// It reads Xcode's `.storyboard` files directly. A file is parsed once; scenes are instantiated when their
/// controllers are requested, and their views when they are first needed.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let document: NibDocument
    let bundle: Bundle?
    /// The location of an element, because references can lead from one storyboard to another.
    private struct ElementLocation: Equatable {
        let file: String
        let id: String
    }

    /// The controllers that are being created, each nested in the previous one.
    private var making: [ElementLocation] = []
    private let name: String

    /// Loads the storyboard `name.storyboard` from the resources of a bundle, by default the app's. Traps
    /// with the file, line and remedy if it does not exist or is invalid.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            guard let url = AppResources.of(storyboardBundleOrNil).file(named: name, withExtension: "storyboard")
            else {
                throw NibError(
                    file: "\(name).storyboard", .unreadable("it is not in the resources"),
                    remedy: "add it to the target's resources, or pass the bundle that it is in")
            }
            try self.init(contentsOf: url, bundle: storyboardBundleOrNil)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Loads a storyboard from a file, for storyboards that are not part of the app.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - bundle: The bundle that contains the images, colors and other storyboards that it refers to, or
    ///     `nil` for the app's.
    /// - Throws: ``NibError`` if the file is invalid.
    public init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
        document = try NibDocument(contentsOf: url, bundle: bundle)
        self.bundle = bundle
        name = url.deletingPathExtension().lastPathComponent
        guard document.kind == .storyboard else {
            throw NibError(file: document.file, .noInterface("it is a nib"), remedy: "use UINib(nibName:bundle:)")
        }
        super.init()
    }

    /// Instantiates the initial view controller, or returns `nil` if there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        orTrap { () throws(NibError) in try initialController(creator: nil) }
    }

    /// Instantiates the initial view controller with a custom initializer, or returns `nil` if there is
    /// none.
    ///
    /// - Parameter creator: A closure that creates the controller with an initializer that calls
    ///   `init(coder:)`. If it is or returns `nil`, the default initializer is used.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let controller = orTrap { () throws(NibError) in try initialController(creator: creator) }
        return controller.map { cast($0) }
    }

    /// Instantiates the view controller with a storyboard identifier. Traps if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        orTrap { () throws(NibError) in try controller(identifier, creator: nil) }
    }

    /// Instantiates the view controller with a storyboard identifier and a custom initializer. Traps if
    /// there is none or if it has another class.
    ///
    /// - Parameters:
    ///   - identifier: The storyboard identifier.
    ///   - creator: A closure that creates the controller with an initializer that calls `init(coder:)`. If
    ///     it is or returns `nil`, the default initializer is used.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        cast(orTrap { () throws(NibError) in try controller(identifier, creator: creator) })
    }

    /// Instantiates the view controller with a storyboard identifier, or the initial view controller if
    /// `identifier` is `nil`.
    ///
    /// - Throws: ``NibError`` if the storyboard is invalid or contains no such controller.
    public final func viewController(identifier: String? = nil) throws(NibError) -> UIViewController {
        if let identifier { return try controller(identifier, creator: nil) }
        guard let controller = try initialController(creator: nil) else {
            throw NibError(
                file: document.file, .noInterface("the storyboard has no initial view controller"),
                remedy: "mark one in Interface Builder, or use an identifier")
        }
        return controller
    }

    private func orTrap<Value>(_ make: () throws(NibError) -> Value) -> Value {
        do {
            return try make()
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let controller = controller as? ViewController else {
            preconditionFailure(
                "\(document.file): the view controller is a \(type(of: controller)), not a \(ViewController.self); "
                    + "set its class in the storyboard")
        }
        return controller
    }

    private func initialController(
        creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController? {
        guard let id = document.root["initialViewController"] else { return nil }
        return try controller(id: id, creator: creator)
    }

    private func controller(
        _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        for scene in document.root.list("scenes") {
            for element in scene.list("objects") where element["storyboardIdentifier"] == identifier {
                if let id = element.id { return try controller(id: id, creator: creator) }
            }
        }
        throw NibError(
            file: document.file, .danglingReference(identifier),
            remedy: "assign that storyboard identifier to a view controller, or use an existing one")
    }

    /// Returns the controller of an element, or of the storyboard to which it refers.
    func controller(
        id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibError) -> UIViewController {
        for scene in document.root.list("scenes") {
            for element in scene.list("objects") where element.id == id {
                if element.name == "viewControllerPlaceholder" { return try referenced(by: element, creator: creator) }
                return try controller(element, of: scene, creator: creator)
            }
        }
        throw NibError(
            file: document.file, .danglingReference(id), remedy: "delete the segue to it, or add the scene")
    }

    private func controller(
        _ element: NibElement, of scene: NibElement, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let id = element.id ?? ""
        try begin(id, at: element)
        defer { making.removeLast() }
        guard let record = try document.record(for: element) else {
            throw document.error(
                .unknownClass("<\(element.name)> is not a supported view controller"), at: element,
                remedy: "use a view controller that UIKit supports on this platform")
        }
        return try StoryboardScene(scene, controller: record, of: self).makeController(creator: creator)
    }

    /// Records that a controller is being created, until the caller removes it from `making`.
    private func begin(_ id: String, at element: NibElement) throws(NibError) {
        let location = ElementLocation(file: document.file, id: id)
        guard !making.contains(location) else {
            throw document.error(
                .cycle((making + [location]).map(\.id)), at: element,
                remedy: "replace one of the embed segues by a segue that is performed")
        }
        making.append(location)
    }

    /// Returns the controller to which an element refers, such as `<viewControllerPlaceholder
    /// storyboardName="Settings" referencedIdentifier="account"/>`.
    private func referenced(
        by element: NibElement, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let id = element.id ?? ""
        try begin(id, at: element)
        defer { making.removeLast() }
        let name = element["storyboardName"] ?? self.name
        let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle
        let storyboard: UIStoryboard
        if name == self.name {
            storyboard = self
        } else {
            guard let url = storyboardFile(name, in: bundle) else {
                throw document.error(
                    .danglingReference("\(name).storyboard"), at: element, remedy: "add it to the target's resources")
            }
            storyboard = try UIStoryboard(contentsOf: url, bundle: bundle)
            storyboard.making = making
        }
        if let identifier = element["referencedIdentifier"] {
            return try storyboard.controller(identifier, creator: creator)
        }
        guard storyboard !== self, let controller = try storyboard.initialController(creator: creator) else {
            throw document.error(
                .danglingReference("the initial view controller of \(name).storyboard"), at: element,
                remedy: "mark one in Interface Builder, or refer to one by its identifier")
        }
        return controller
    }

    private func storyboardFile(_ name: String, in bundle: Bundle?) -> URL? {
        if let beside = document.url?.deletingLastPathComponent().appendingPathComponent("\(name).storyboard"),
            FileManager.default.fileExists(atPath: beside.path)
        {
            return beside
        }
        return AppResources.of(bundle).file(named: name, withExtension: "storyboard")
    }
}
