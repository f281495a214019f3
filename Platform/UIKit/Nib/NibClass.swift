/// The class for an element of a nib, and the mapping from the element to the keys that the class decodes.
struct NibClass {
    let type: NSObject.Type
    /// The properties, by the names of attributes and of children with a `key`.
    let properties: [String: NibProperty]
    /// The archive keys of lists of objects, by element names such as `subviews`.
    let lists: [String: String]
    /// The values for missing attributes, where the defaults of nibs differ from those of the initializer.
    let values: [String: NibValue]
    /// Additional processing steps, those of superclasses first.
    let steps: [@MainActor (NibElement, NibRecord, NibCompiler) throws(NibError) -> Void]

    init(
        _ type: NSObject.Type, extends base: NibClass? = nil, _ properties: [String: NibProperty] = [:],
        lists: [String: String] = [:], values: [String: NibValue] = [:],
        step: (@MainActor (NibElement, NibRecord, NibCompiler) throws(NibError) -> Void)? = nil
    ) {
        self.type = type
        self.properties = (base?.properties ?? [:]).merging(properties) { _, own in own }
        self.lists = (base?.lists ?? [:]).merging(lists) { _, own in own }
        self.values = (base?.values ?? [:]).merging(values) { _, own in own }
        steps = (base?.steps ?? []) + (step.map { [$0] } ?? [])
    }
}

/// A mapping from an attribute or child to an archive key.
struct NibProperty {
    enum Kind {
        /// `YES` or `NO`.
        case flag
        /// `YES` or `NO`, decoded as the opposite.
        case inverse
        /// An integer, clamped to a range.
        case integer(ClosedRange<Int>)
        /// A number, clamped to a range.
        case number(ClosedRange<Double>)
        case string
        /// A localizable text.
        case text
        case choice([String: Int])
        /// A child whose attributes with the value `YES` are combined to an option set.
        case options([String: Int])
        case color
        case font
        case image
        /// A child with numbers, such as `rect`, `size` or `edgeInsets`.
        case geometry
        case date
        case attributedText
        /// A child with the font, colors and shadow of titles.
        case textAttributes
        case symbolConfiguration
        /// A child that describes an object.
        case object
        /// The identifier of another object in the nib.
        case reference
        /// A number for which certain values represent an automatic height.
        case height(automatic: Set<Double>)
    }

    let key: String
    let kind: Kind
}

extension NibProperty {
    static func flag(_ key: String) -> NibProperty { NibProperty(key: key, kind: .flag) }
    static func inverse(_ key: String) -> NibProperty { NibProperty(key: key, kind: .inverse) }
    static func integer(_ key: String, in range: ClosedRange<Int> = NibNumber.integers) -> NibProperty {
        NibProperty(key: key, kind: .integer(range))
    }
    static func number(_ key: String, in range: ClosedRange<Double> = NibNumber.range) -> NibProperty {
        NibProperty(key: key, kind: .number(range))
    }
    static func string(_ key: String) -> NibProperty { NibProperty(key: key, kind: .string) }
    static func text(_ key: String) -> NibProperty { NibProperty(key: key, kind: .text) }
    static func color(_ key: String) -> NibProperty { NibProperty(key: key, kind: .color) }
    static func font(_ key: String) -> NibProperty { NibProperty(key: key, kind: .font) }
    static func image(_ key: String) -> NibProperty { NibProperty(key: key, kind: .image) }
    static func geometry(_ key: String) -> NibProperty { NibProperty(key: key, kind: .geometry) }
    static func date(_ key: String) -> NibProperty { NibProperty(key: key, kind: .date) }
    static func object(_ key: String) -> NibProperty { NibProperty(key: key, kind: .object) }
    static func reference(_ key: String) -> NibProperty { NibProperty(key: key, kind: .reference) }
    static func attributedText(_ key: String) -> NibProperty { NibProperty(key: key, kind: .attributedText) }
    static func textAttributes(_ key: String) -> NibProperty { NibProperty(key: key, kind: .textAttributes) }
    static func symbolConfiguration(_ key: String) -> NibProperty {
        NibProperty(key: key, kind: .symbolConfiguration)
    }

    static func options(_ key: String, _ options: [String: Int]) -> NibProperty {
        NibProperty(key: key, kind: .options(options))
    }

    static func height(_ key: String, automatic: Set<Double> = [-1]) -> NibProperty {
        NibProperty(key: key, kind: .height(automatic: automatic))
    }

    static func choice<Choice: RawRepresentable>(_ key: String, _ choices: [String: Choice]) -> NibProperty
    where Choice.RawValue == Int {
        NibProperty(key: key, kind: .choice(choices.mapValues(\.rawValue)))
    }

    static func choice<Choice: RawRepresentable>(_ key: String, _ choices: [String: Choice]) -> NibProperty
    where Choice.RawValue == UInt {
        NibProperty(key: key, kind: .choice(choices.mapValues { Int(bitPattern: $0.rawValue) }))
    }
}
