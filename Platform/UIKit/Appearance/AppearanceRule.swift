/// The settings of one appearance proxy: those for a class, in certain containers and traits.
@MainActor
final class AppearanceRule {
    let proxy: NSObject
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    /// The number of superclasses of the proxy's class.
    let depth: Int
    private let type: NSObject.Type
    private let isInstance: (NSObject) -> Bool
    private let containerChecks: [(UIResponder) -> Bool]
    private let properties: [AppearanceProperty]
    private let initialValues: [String: Any]
    private let fields: AppearanceFields

    /// The properties that were set on the proxy, with their values.
    private(set) var settings: [(property: AppearanceProperty, value: Any?)] = []

    init<Root: NSObject>(
        of type: Root.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) {
        self.type = type
        self.containers = containers
        self.traits = traits
        proxy = AppearanceDefaults.makeProxy(type)
        depth = AppearanceDefaults.ancestry(of: type).count
        isInstance = { $0 is Root }
        containerChecks = containers.map { Self.check($0) }
        properties = AppearanceDefaults.properties(of: AppearanceDefaults.knownClass(of: type))
        initialValues = AppearanceDefaults.values(of: proxy, properties)
        fields = AppearanceFields(of: proxy)
    }

    private static func check<Container: UIAppearanceContainer>(
        _ type: Container.Type
    ) -> (UIResponder) -> Bool { { $0 is Container } }

    /// Returns whether this is the rule for a class, containers and traits.
    func isRule(
        of type: NSObject.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Bool {
        self.type == type && self.traits == traits
            && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }

    /// Reads the properties that were set on the proxy since it was created.
    func readSettings() {
        settings = []
        for property in properties {
            let value = property.read(proxy)
            guard !AppearanceProperty.areEqual(value, initialValues[property.name]) else { continue }
            settings.append((property, AppearanceProperty.snapshot(of: value)))
        }
        settings += fields.changes(of: proxy)
    }

    /// Returns whether the rule is for the class of an object.
    func applies(to object: NSObject) -> Bool { isInstance(object) }

    /// Returns the distance of the outermost container from an object, 0 for a rule without containers, or `nil` if the
    /// object is not in the containers.
    ///
    /// - Parameter responders: The responders after the object.
    func containerDistance(in responders: [UIResponder]) -> Int? {
        var index = 0
        for check in containerChecks {
            while index < responders.count, !check(responders[index]) { index += 1 }
            guard index < responders.count else { return nil }
            index += 1
        }
        return index
    }
}
