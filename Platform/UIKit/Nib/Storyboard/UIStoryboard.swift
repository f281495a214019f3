import Foundation

/// Screens that were put together in Interface Builder, and the ways between them.
///
/// It reads Xcode's `.storyboard` files as they are: the file is parsed once, and each scene is made when somebody asks for its
/// controller, the scene's view when that is first needed.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let document: NibDocument
    let bundle: Bundle?
    /// Where an element is: a reference leads from one storyboard to another.
    private struct Place: Equatable {
        let file: String
        let id: String
    }

    /// The controllers that are being made, each inside of the one before it.
    private var making: [Place] = []
    private let name: String

    /// Reads the storyboard `name.storyboard` among a bundle's resources, by default the app's. One that is not there, or is not
    /// well formed, stops the program with the file, the line and what to do.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            guard let url = AppResources.of(storyboardBundleOrNil).file(named: name, withExtension: "storyboard")
            else {
                throw NibError(
                    file: "\(name).storyboard", .unreadable("it is not among the resources"),
                    remedy: "add it to the target's resources, or pass the bundle that it is in")
            }
            try self.init(contentsOf: url, bundle: storyboardBundleOrNil)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Reads a storyboard from a file, for those that don't come with the app.
    ///
    /// - Parameter bundle: where the images, colours and other storyboards are that it names; nil for the app's.
    /// - Throws: what is wrong with the file, and where.
    public init(contentsOf url: URL, bundle: Bundle? = nil) throws(NibError) {
        document = try NibDocument(contentsOf: url, bundle: bundle)
        self.bundle = bundle
        name = url.deletingPathExtension().lastPathComponent
        guard document.kind == .storyboard else {
            throw NibError(file: document.file, .noInterface("it is a nib"), remedy: "use UINib(nibName:bundle:)")
        }
        super.init()
    }

    /// Makes the controller that the storyboard begins with; nil where none is marked so.
    open func instantiateInitialViewController() -> UIViewController? {
        orStop { () throws(NibError) in try initialController(creator: nil) }
    }

    /// Makes the controller that the storyboard begins with, by a way of one's own: `creator` gets the coder, and hands it to an
    /// initialiser that calls `init(coder:)`. Where it returns nil, or there is none, it is made as usual.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let controller = orStop { () throws(NibError) in try initialController(creator: creator) }
        return controller.map { cast($0) }
    }

    /// Makes the controller with that storyboard identifier. Traps where there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        orStop { () throws(NibError) in try controller(identifier, creator: nil) }
    }

    /// Makes the controller with that storyboard identifier, by a way of one's own: `creator` gets the coder, and hands it to an
    /// initialiser that calls `init(coder:)`. Traps where there is none, or it is of another class.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        cast(orStop { () throws(NibError) in try controller(identifier, creator: creator) })
    }

    /// Makes a controller as ``instantiateViewController(withIdentifier:)`` does, or for nil the one that the storyboard begins with.
    ///
    /// - Throws: what is wrong with the storyboard, and where.
    public final func viewController(identifier: String? = nil) throws(NibError) -> UIViewController {
        if let identifier { return try controller(identifier, creator: nil) }
        guard let controller = try initialController(creator: nil) else {
            throw NibError(
                file: document.file, .noInterface("no controller is the initial one"),
                remedy: "mark one in Interface Builder, or ask for one by its identifier")
        }
        return controller
    }

    private func orStop<Value>(_ make: () throws(NibError) -> Value) -> Value {
        do {
            return try make()
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private func cast<ViewController: UIViewController>(_ controller: UIViewController) -> ViewController {
        guard let controller = controller as? ViewController else {
            preconditionFailure(
                "\(document.file): the controller is a \(type(of: controller)), not a \(ViewController.self); set its class "
                    + "in the storyboard")
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
            remedy: "give a controller that storyboard identifier, or ask for one that is there")
    }

    /// The controller that an element stands for, or that the storyboard has to which it refers.
    func controller(
        id: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(NibError) -> UIViewController {
        for scene in document.root.list("scenes") {
            for element in scene.list("objects") where element.id == id {
                if element.name == "viewControllerPlaceholder" { return try referred(by: element, creator: creator) }
                return try controller(element, of: scene, creator: creator)
            }
        }
        throw NibError(
            file: document.file, .danglingReference(id), remedy: "delete the segue that leads there, or add the scene")
    }

    private func controller(
        _ element: NibElement, of scene: NibElement, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibError) -> UIViewController {
        let id = element.id ?? ""
        try begin(id, at: element)
        defer { making.removeLast() }
        guard let record = try document.record(for: element) else {
            throw document.error(
                .unknownClass("<\(element.name)> is no controller here"), at: element,
                remedy: "use a controller that UIKit has on this platform")
        }
        return try StoryboardScene(scene, controller: record, of: self).makeController(creator: creator)
    }

    /// Makes what the element stands for, until it is taken off the end of `making`.
    private func begin(_ id: String, at element: NibElement) throws(NibError) {
        let place = Place(file: document.file, id: id)
        guard !making.contains(place) else {
            throw document.error(
                .cycle((making + [place]).map(\.id)), at: element,
                remedy: "let one of them be shown by a segue that is performed")
        }
        making.append(place)
    }

    /// `<viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="account"/>`
    private func referred(
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
                .danglingReference("the initial controller of \(name).storyboard"), at: element,
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
