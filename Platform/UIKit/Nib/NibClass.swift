/// What an element of a nib stands for: the class that is made, and what of the element its initialiser reads under which keys.
struct NibClass {
    let type: NSObject.Type
    /// By the names that attributes and children with a `key` have in the nib.
    let properties: [String: NibProperty]
    /// By the names of elements that list objects, as `subviews`: the keys of those lists.
    let lists: [String: String]
    /// What the initialiser reads where the nib says nothing, which differs from what it takes by itself.
    let values: [String: NibValue]
    /// What tables of names can't say; those of the superclasses come first.
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

/// How a property of an element is read.
struct NibProperty {
    enum Kind {
        /// `YES` or `NO`.
        case flag
        /// `YES` where the initialiser reads no.
        case inverse
        /// A whole number; one beyond the range is taken as its nearest end.
        case integer(ClosedRange<Int>)
        /// The same of any number.
        case number(ClosedRange<Double>)
        case string
        /// A text that people see, in their language.
        case text
        case choice([String: Int])
        /// A child whose attributes that say `YES` are added up.
        case options([String: Int])
        case color
        case font
        case image
        /// A child with numbers, as `rect`, `size` or `edgeInsets`.
        case geometry
        case date
        case attributedText
        case symbolConfiguration
        /// A child that is an object.
        case object
        /// The id of an object elsewhere in the nib.
        case reference
        /// A number of which a few stand for what a table finds out by itself.
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
